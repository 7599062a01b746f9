import Foundation

do {
  try Command(CommandLine.arguments.dropFirst()).run()
} catch let error as UsageError {
  FileHandle.standardError.write(Data("\(error.text)\n\(Command.usage)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
