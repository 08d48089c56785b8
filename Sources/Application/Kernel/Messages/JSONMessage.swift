package import KernelDomain

/// What is wrong with JSON: either its syntax, or a value that the program does not accept.
package indirect enum JSONMessage: MessageContent {
  package static var concern: String { "json" }

  /// The bytes are not JSON. Line and column are counted from 1; columns count bytes.
  case notJSON(line: Int, column: Int, problem: JSONMessage)

  // MARK: Syntax

  case expected(what: Piece, found: Piece)
  /// Something else than `what` was found.
  /// - byte: the byte found, such as `"x"`, or `byte 0x0a` for one that can't be shown
  case expectedAt(what: Piece, byte: String)
  case expectedAtEnd(what: Piece)
  case somethingFollows
  case notClosed
  case tooDeep(most: Int)
  case controlCharacter
  case notUTF8
  case escapeCut
  case noSuchEscape
  case noHexadecimalDigits
  case halfSurrogatePair
  case leadingZero
  case digitExpected

  package enum Piece: String, Codable, CaseIterable, Sendable {
    case value, string, number, object, array, flag, isTrue, isFalse, null
    case memberName, colon, commaOrArrayEnd, commaOrObjectEnd, arrayEnd, closingQuote, digit, rowValue
  }

  // MARK: Members and elements

  case missing
  case noSuchMember
  /// The object must be empty, but has a member.
  case noMembers
  /// JSON that this program wrote, such as a store file, has a member that this version does not know.
  case unknownMember(name: String)
  case incomplete(members: [String])
  case twice(name: String)
  /// The name of a member is too long.
  /// - bytes: the length of the name as written, with escapes
  case nameTooLong(bytes: Int)
  case endsEarly
  case elements(expected: Int, found: Int)
  case tooFewElements(found: Int)
  case rowTooLong(most: Int)

  // MARK: Values

  case textTooLong(bytes: Int, most: Int)
  case numberTooLarge
  case notWhole(number: String)
  /// The number is outside the range from `least` to `most`, both of which are allowed.
  case notWithin(least: String, most: String)
  case outOfRange
  case noSuchValue(text: String)
  case noDay(text: String?)
  /// JSON can't express the value, or the value's type refused it; `detail` is the reason that the type gave.
  case refused(detail: String)
}

extension Message {
  package static func json(_ content: JSONMessage) -> Message { Message(content) }
}

/// A type that provides its own message when it refuses a value, to replace the general message that there is no such
/// value.
package protocol RefusingValue {
  /// Returns the message for a refused value.
  /// - Parameter text: the refused value; nil if it was not a text.
  static func refusal(of text: String?) -> Message
}

extension CivilDay: RefusingValue {
  package static func refusal(of text: String?) -> Message { .json(.noDay(text: text)) }
}
