package import KernelApplication

/// Conversions that fail as use cases do.
extension JSONDocument {
  /// Encodes a value as JSON. Fails with `system` if the value cannot be encoded.
  /// - Parameters:
  ///   - what: names the value in the failure's message; nil for the name of its type.
  ///   - english: formats messages in English; nil to write messages without a text.
  package static func bytes(
    of value: some Encodable, _ what: String? = nil, english: EnglishLocalizer? = nil
  ) throws(Failure) -> [UInt8] {
    do throws(JSONError) {
      return try encode(value, english: english)
    } catch {
      throw .system(.system(.notEncodable(what: what ?? "\(type(of: value))", reason: error.problem)))
    }
  }

  /// Decodes a stored value. Fails with `storeDamaged` if its bytes cannot be decoded.
  /// - Parameter place: where the bytes are stored, for the failure's message.
  package static func stored<Value: Decodable>(
    _ bytes: [UInt8], at place: @autoclosure () -> String, as type: Value.Type = Value.self
  ) throws(Failure) -> Value {
    do throws(JSONError) {
      return try decode(type, from: bytes)
    } catch {
      throw .storeDamaged(place: place(), problem: error.problem)
    }
  }

  /// Returns why a stored value's bytes cannot be decoded; nil if they can.
  package static func problem<Value: Decodable>(with bytes: [UInt8], as type: Value.Type) -> Message? {
    do throws(JSONError) {
      _ = try decode(type, from: bytes)
      return nil
    } catch {
      return error.problem
    }
  }
}
