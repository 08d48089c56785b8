import Foundation

/// What a use case would answer with that JSON.
package func decoded<Value: Decodable>(_ json: String, as type: Value.Type = Value.self) throws -> Value {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}
