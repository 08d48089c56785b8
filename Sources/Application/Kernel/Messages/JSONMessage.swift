package import KernelDomain

/// A description of what is wrong with JSON text: its syntax, or a value that the program does not accept.
package indirect enum JSONMessage: MessageContent {
  package static var concern: String { "json" }

  /// The bytes are not JSON. Line and column are counted from 1; columns count bytes.
  case notJSON(line: Int, column: Int, problem: JSONMessage)

  // MARK: Syntax

  case expected(what: Piece, found: Piece)
  /// The JSON text contains something other than the expected `what`.
  /// - byte: the byte that was found, such as `"x"`; `byte 0x0a` if it cannot be shown
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
  /// The JSON object must be empty, but has a member.
  case noMembers
  /// JSON that this program itself writes, such as a file of the store, contains a member that this version does not
  /// know.
  case unknownMember(name: String)
  case incomplete(members: [String])
  case twice(name: String)
  /// The name of a member is too long.
  /// - bytes: the length of the name as written, with its escapes not decoded
  case nameTooLong(bytes: Int)
  case endsEarly
  case elements(expected: Int, found: Int)
  case tooFewElements(found: Int)
  case rowTooLong(most: Int)

  // MARK: Values

  case textTooLong(bytes: Int, most: Int)
  case numberTooLarge
  case notWhole(number: String)
  /// The number is less than `least` or greater than `most`.
  case notWithin(least: String, most: String)
  case outOfRange
  case noSuchValue(text: String)
  case noDay(text: String?)
  /// JSON cannot represent the value, or the Swift type of the value rejects it. `detail` is the reason that the type
  /// gave.
  case refused(detail: String)
}

extension Message {
  package static func json(_ content: JSONMessage) -> Message { Message(content) }
}

/// A type that provides its own message for invalid values. It replaces the general message that no such value exists.
package protocol RefusingValue {
  /// Returns the message for an invalid value.
  /// - Parameter text: the invalid value; nil if the value was not a text.
  static func refusal(of text: String?) -> Message
}

extension CivilDay: RefusingValue {
  package static func refusal(of text: String?) -> Message { .json(.noDay(text: text)) }
}
