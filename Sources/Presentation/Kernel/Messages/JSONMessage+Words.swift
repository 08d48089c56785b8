package import KernelApplication

extension JSONMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    MessageText(text(localizer))
  }

  private func text(_ localizer: MessageLocalizer) -> String {
    func say(cs: @autoclosure () -> String, en: @autoclosure () -> String) -> String {
      localizer.say(cs: cs(), en: en())
    }
    return switch self {
    case .notJSON(let line, let column, let problem):
      say(
        cs: "není to JSON, řádek \(line), sloupec \(column): \(problem.text(localizer))",
        en: "not JSON at line \(line), column \(column): \(problem.text(localizer))")
    case .expected(let what, let found):
      say(cs: "má tu být \(what.czech), a je tu \(found.czech)", en: "expected \(what.english), found \(found.english)")
    case .expectedAt(let what, let byte):
      say(
        cs: "má tu být \(what.czech), a je tu \(JSONMessage.czech(byte))", en: "expected \(what.english), found \(byte)"
      )
    case .expectedAtEnd(let what):
      say(
        cs: "má tu být \(what.czech), ale dokument končí", en: "expected \(what.english), but the document ends")
    case .somethingFollows:
      say(cs: "za koncem dokumentu něco následuje", en: "the document continues after its end")
    case .notClosed:
      say(cs: "dokument končí uvnitř pole nebo objektu", en: "the document ends within an array or object")
    case .tooDeep(let most):
      say(
        cs: "pole a objekty jsou v sobě více než \(most)krát", en: "arrays and objects are nested deeper than \(most)")
    case .controlCharacter:
      say(cs: "řídicí znaky v řetězci se musí psát jako \\u", en: "control characters in strings must be escaped")
    case .notUTF8: say(cs: "bajty nejsou UTF-8", en: "the bytes are not UTF-8")
    case .escapeCut: say(cs: "zápis se zpětným lomítkem je useknutý", en: "an escape is cut off")
    case .noSuchEscape: say(cs: "takový zápis se zpětným lomítkem není", en: "there is no such escape")
    case .noHexadecimalDigits:
      say(cs: "mají tu být čtyři šestnáctkové číslice", en: "expected four hexadecimal digits")
    case .halfSurrogatePair: say(cs: "polovina náhradního páru", en: "half of a surrogate pair")
    case .leadingZero: say(cs: "číslo nemá vpředu nuly", en: "a number does not begin with zeros")
    case .digitExpected: say(cs: "má tu být číslice", en: "expected a digit")
    case .missing: say(cs: "chybí", en: "it is missing")
    case .noSuchMember: say(cs: "takový člen tu není", en: "there is no such member")
    case .noMembers: say(cs: "takový člen tu není, nebere se žádný", en: "no members are accepted here")
    case .unknownMember(let name): say(cs: "člen „\(name)“ sem nepatří", en: "there is no member \"\(name)\" here")
    case .incomplete(let members):
      members.isEmpty
        ? say(cs: "něco v něm chybí", en: "something is missing in it")
        : say(
          cs: "není úplný, má mít: \(members.joined(separator: ", "))",
          en: "it is not complete, it should have: \(members.joined(separator: ", "))")
    case .twice(let name): say(cs: "člen „\(name)“ je tu dvakrát", en: "the member \"\(name)\" is there twice")
    case .nameTooLong(let bytes):
      say(
        cs: "jméno členu má \(bytes) bajtů, a žádné, které se bere, není tak dlouhé",
        en: "the member's name has \(bytes) bytes, longer than any that is accepted")
    case .endsEarly: say(cs: "pole končí příliš brzy", en: "the array ends too early")
    case .elements(let expected, let found):
      say(cs: "má tu být prvků \(expected), a je jich \(found)", en: "expected \(expected) elements, found \(found)")
    case .tooFewElements(let found):
      say(
        cs: "prvků je jen \(found), a má jich být více",
        en: "there are only \(found) elements, where more are expected")
    case .rowTooLong(let most): say(cs: "řádek má více než \(most) hodnot", en: "the row has more than \(most) values")
    case .textTooLong(let bytes, let most):
      say(
        cs: "text má \(bytes) bajtů, bere se nejvýš \(most)",
        en: "the text has \(bytes) bytes, at most \(most) are taken")
    case .numberTooLarge: say(cs: "číslo je příliš velké", en: "the number is too large")
    case .notWhole(let number):
      say(cs: "má tu být celé číslo, a je tu \(number)", en: "expected a whole number, found \(number)")
    case .notWithin(let least, let most):
      say(cs: "číslo není v rozmezí \(least)...\(most)", en: "the number is not within \(least)...\(most)")
    case .outOfRange: say(cs: "taková hodnota není možná", en: "no such value is possible")
    case .noSuchValue(let text): say(cs: "hodnota „\(text)“ neexistuje", en: "there is no \"\(text)\"")
    case .noDay(let text?):
      say(cs: "„\(text)“ není den; píše se 2025-08-19", en: "\"\(text)\" is not a day; write it as 2025-08-19")
    case .noDay(nil): say(cs: "má tu být den, jako 2025-08-19", en: "expected a day, such as 2025-08-19")
    case .refused(let detail): say(cs: "hodnota se nebere: \(detail)", en: "the value is not accepted: \(detail)")
    }
  }

  /// Returns the Czech text for a byte that an error about JSON mentions.
  /// - Parameter byte: a character in quotation marks, such as `"x"`, or a text such as `byte 0x0a`.
  private static func czech(_ byte: String) -> String {
    byte.hasPrefix("byte ") ? "bajt " + byte.dropFirst("byte ".count) : byte
  }
}

extension JSONMessage.Piece {
  fileprivate var czech: String {
    switch self {
    case .value: "hodnota"
    case .string: "řetězec"
    case .number: "číslo"
    case .object: "objekt"
    case .array: "pole"
    case .flag: "true nebo false"
    case .isTrue: "true"
    case .isFalse: "false"
    case .null: "null"
    case .memberName: "jméno členu v uvozovkách"
    case .colon: "dvojtečka"
    case .commaOrArrayEnd: "čárka nebo konec pole"
    case .commaOrObjectEnd: "čárka nebo konec objektu"
    case .arrayEnd: "konec pole"
    case .closingQuote: "uvozovka na konci řetězce"
    case .digit: "číslice"
    case .rowValue: "číslo, řetězec nebo null"
    }
  }

  fileprivate var english: String {
    switch self {
    case .value: "a value"
    case .string: "a string"
    case .number: "a number"
    case .object: "an object"
    case .array: "an array"
    case .flag: "true or false"
    case .isTrue: "true"
    case .isFalse: "false"
    case .null: "null"
    case .memberName: "a member's name in quotes"
    case .colon: "a colon"
    case .commaOrArrayEnd: "a comma or the end of the array"
    case .commaOrObjectEnd: "a comma or the end of the object"
    case .arrayEnd: "the end of the array"
    case .closingQuote: "the string's closing quote"
    case .digit: "a digit"
    case .rowValue: "a number, a string or null"
    }
  }
}
