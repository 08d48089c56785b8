import BookApplication
import FeedApplication
import JSONCoding
import KernelApplication

/// The output of a use case, encoded as JSON.
struct EncodedAnswer: EncodedValueSource {
  let json: [UInt8]

  func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
    try? JSONDocument.decode(type, from: json, unknownMembers: .passedOver)
  }

  /// Returns new recovery codes, which are shown only once; nil unless the method creates such codes.
  func codes(of method: String) -> [String]? {
    guard [SignUp.method, NewCodes.method].contains(method) else { return nil }
    return decoded(as: CodesForOnce.self)?.codes
  }

  /// Returns a new pairing code, which is shown only once, and its check words. Nil if the method does not pair people,
  /// or if the user entered a code instead of creating one.
  func pairing(of method: String) -> (code: String, words: [String])? {
    guard method == PairPerson.method, let output = decoded(as: PairPerson.Output.self) else { return nil }
    return output.code.map { ($0, output.person.words) }
  }
}
