import Ashlar
import CCounting
import CPlainCurses
import Glibc

// Shows two screens in turns, in a terminal of 200x60, and writes to standard error how many nanoseconds of CPU
// time a frame took: `OutputBenchmark ours|plain full|small FRAMES`. `output.py` runs it.

let arguments = CommandLine.arguments
guard arguments.count == 4, let change = Screens.Change(rawValue: arguments[2]),
  let frames = Int(arguments[3]), frames > 0, ["ours", "plain"].contains(arguments[1])
else {
  print("usage: OutputBenchmark ours|plain full|small FRAMES")
  exit(2)
}

/// What a region that is counted does.
final class Region {
  let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  func run() {
    counted_region(
      { Unmanaged<Region>.fromOpaque($0).takeUnretainedValue().body() },
      Unmanaged.passUnretained(self).toOpaque())
  }
}

func processNanoseconds() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

let screens = Screens(change)
let show: (Int) -> Void
let end: () -> Void
if arguments[1] == "ours" {
  let buffers = screens.buffers
  // The marks go between the frames.
  let terminal = try NcursesTerminal(holdingBack: .error)
  show = { terminal.present(buffers[$0 % 2]) }
  end = { terminal.close() }
} else {
  let runs = screens.plainRuns
  guard plain_begin() != 0 else { exit(1) }
  show = { plain_show(runs[$0 % 2], CInt(runs[$0 % 2].count)) }
  end = { plain_end() }
}
// The first frames fill the screen and the tables of colours.
for frame in 0..<2 { show(frame) }
// What comes before belongs to no frame: this cannot be in one.
_ = write(STDOUT_FILENO, "\u{1b}[9999;1R", 9)
let start = processNanoseconds()
let region = Region { for frame in 0..<frames { show(frame) } }
region.run()
let time = processNanoseconds() - start
_ = write(STDOUT_FILENO, "\u{1b}[9999;2R", 9)
end()
let figure = "\(time / frames)\n"
_ = write(STDERR_FILENO, figure, figure.utf8.count)
