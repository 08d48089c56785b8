package import KernelDomain

/// What is wrong with JSON: with its bytes, or with what they say.
package indirect enum JSONMessage: MessageContent {
  package static var concern: String { "json" }

  /// Both from 1; columns count bytes.
  case notJSON(line: Int, column: Int, problem: JSONMessage)

  // MARK: Bytes

  case expected(what: Piece, found: Piece)
  /// - byte: `"x"`, or `byte 0x0a` for what can't be shown
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
  /// No member is taken at all.
  case noMembers
  /// A member that is unknown in what the program wrote itself.
  case unknownMember(name: String)
  case incomplete(members: [String])
  case twice(name: String)
  /// - bytes: as it is written
  case nameTooLong(bytes: Int)
  case endsEarly
  case elements(expected: Int, found: Int)
  case tooFewElements(found: Int)
  case rowTooLong(most: Int)

  // MARK: Values

  case textTooLong(bytes: Int, most: Int)
  case numberTooLarge
  case notWhole(number: String)
  /// Both belong to it.
  case notWithin(least: String, most: String)
  case outOfRange
  case noSuchValue(text: String)
  case noDay(text: String?)
  /// A value that no JSON expresses, or a type that reads itself in a way of its own; in the words of whoever refuses it.
  case refused(detail: String)
}

extension Message {
  package static func json(_ content: JSONMessage) -> Message { Message(content) }
}

/// A type that says why it refuses values, rather than that there are none such.
package protocol RefusingValue {
  /// - Parameter text: what was refused; nil where it was no text.
  static func refusal(of text: String?) -> Message
}

extension CivilDay: RefusingValue {
  package static func refusal(of text: String?) -> Message { .json(.noDay(text: text)) }
}
