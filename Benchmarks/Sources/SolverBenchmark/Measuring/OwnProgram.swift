import Counting
import Foundation

/// Starts this program again, and returns what it prints; none when it had to be ended.
func ownOutput(_ arguments: [String], limit: Double) throws -> Data? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: try ownProgram())
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let identifier = process.processIdentifier
  let alarm = DispatchWorkItem { kill(identifier, SIGKILL) }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: alarm)
  let data = output.fileHandleForReading.readDataToEndOfFile()
  alarm.cancel()
  process.waitUntilExit()
  return process.terminationReason == .exit && process.terminationStatus == 0 ? data : nil
}
