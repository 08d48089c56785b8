import IPC
import JSONCoding
package import KernelApplication
package import KernelPresentation

extension App {
  /// Returns a failure as one line for programs to read: `{"error":{"code":-32001,"message":…,"data":{…}}}`. The line
  /// contains the same error object that the service would send, including the message's id and arguments.
  /// - Parameter program: the program's name, with which the commands in hints begin.
  package static func json(of failure: Failure, _ program: Program) -> [UInt8] {
    line(RPCError(failure, EnglishLocalizer(program: program) { strings }))
  }

  /// Returns the line to print if the command line is invalid. The service's protocol has no such error, so a separate
  /// error code is used.
  package static func json(ofUsage problem: String, hint: String) -> [UInt8] {
    var data = JSONWriter()
    data.beginObject()
    data.member("failure", "usage")
    data.member("problem", problem)
    data.member("hint", hint)
    data.endObject()
    return line(RPCError(code: usageCode, message: "The words make no command", data: data.bytes))
  }

  /// An error code that the service's protocol does not use.
  private static let usageCode = -32_040

  private static func line(_ error: RPCError) -> [UInt8] {
    shown(json: Array(#"{"error":"#.utf8) + error.json + Array("}\n".utf8))
  }
}
