import IPC
import JSONCoding
package import KernelApplication
package import KernelPresentation

extension App {
  /// A failure as a line for programs, `{"error":{"code":-32001,"message":…,"data":{…}}}`: the error object that the
  /// service sends for it, with its message's id and arguments.
  /// - Parameter program: begins the commands in hints.
  package static func json(of failure: Failure, _ program: Program) -> [UInt8] {
    line(RPCError(failure, EnglishLocalizer(program: program) { strings }))
  }

  /// For words that make no command, which the wire does not know; the code is the command line's own.
  package static func json(ofUsage problem: String, hint: String) -> [UInt8] {
    var data = JSONWriter()
    data.beginObject()
    data.key("failure")
    data.string("usage")
    data.key("problem")
    data.string(problem)
    data.key("hint")
    data.string(hint)
    data.endObject()
    return line(RPCError(code: usageCode, message: "The words make no command", data: data.bytes))
  }

  /// Follows the codes of the service.
  private static let usageCode = -32_040

  private static func line(_ error: RPCError) -> [UInt8] {
    shown(json: Array(#"{"error":"#.utf8) + error.json + Array("}\n".utf8))
  }
}
