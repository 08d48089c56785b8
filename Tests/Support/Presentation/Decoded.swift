import Foundation

/// Decodes JSON as a use case's output.
package func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}
