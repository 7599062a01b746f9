import Ashlar

let terminal = NcursesTerminal.openOrExit()
let window = Window(size: terminal.size)
let label = Label("Stone on stone")
label.border = .rounded
window.addSubview(label)
label.mas.makeConstraints { make in
  make.center.equalTo(window)
}
Application(terminal: terminal, window: window).run()
terminal.close()
