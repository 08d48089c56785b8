import IPC
import JSONCoding
import KernelApplication

/// The methods of the JSON-RPC 2.0 specification's own examples.
extension [RPCMethod] {
  static var examples: [RPCMethod] {
    [
      method("subtract") { (params: Subtraction) in params.minuend - params.subtrahend },
      method("sum") { (params: [Int]) in params.reduce(0, +) },
      method("update") { (params: [Int]) in params.count },
      method("notify_hello") { (params: [Int]) in params.count },
      RPCMethod(name: "get_data", kind: .query) { _, _ in [UInt8](#"["hello",5]"#.utf8) },
    ]
  }

  private static func method<Params: Decodable & Sendable, Answer: Encodable & Sendable>(
    _ name: String, _ body: @escaping @Sendable (Params) -> Answer
  ) -> RPCMethod {
    RPCMethod(name: name, kind: .query) { (params, _) throws(Failure) in
      let params = try JSONInput(params).decode(Params.self)
      do throws(JSONError) {
        return try JSONDocument.encode(body(params))
      } catch {
        preconditionFailure("\(error)")
      }
    }
  }
}

/// By position or by name.
private struct Subtraction: Decodable, Sendable {
  var minuend: Int
  var subtrahend: Int

  private enum CodingKeys: CodingKey {
    case minuend
    case subtrahend
  }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      minuend = try list.decode(Int.self)
      subtrahend = try list.decode(Int.self)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      minuend = try container.decode(Int.self, forKey: .minuend)
      subtrahend = try container.decode(Int.self, forKey: .subtrahend)
    }
  }
}
