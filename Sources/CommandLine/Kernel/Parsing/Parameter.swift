/// A word that a command takes: by its place, or as the value of an option.
package struct Parameter: Hashable, Sendable {
  /// The name in capitals, as in help: `STYLE`.
  package let name: String
  package let kind: Kind
  package let help: LocalizedText
  package var isRequired = true
  /// The last parameter may take any number of words.
  package var isRepeated = false
  /// The first day of a span, whose last day is the next parameter. A word with `..` is both.
  package var beginsSpan = false
  /// A path to read from.
  package var isRead = false
  /// The use case's name for it, if that is not the name in small letters. Errors come with that name.
  package var field: String?

  package init(_ name: String, _ kind: Kind = .text, cs: String, en: String) {
    self.init(name, kind, help: LocalizedText(cs: cs, en: en))
  }

  package init(_ name: String, _ kind: Kind = .text, help: LocalizedText) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  /// What completion offers.
  package enum Kind: Hashable, Sendable {
    case text
    case path
    case folder
    case choice([String])
    /// The name of a command, or of a topic of the manual.
    case command
    /// One of the names that this command lists when the word so far follows it: `swim names segments`.
    case name(String)
    /// One of the names within what the command's first word names, given as `--of`: `swim names laps --of SEGMENT`.
    case nameOfFirst(String)
    /// The name of one of these options without its dashes, followed by its value.
    indirect case pairs([Option])
  }

  package var optional: Parameter {
    var copy = self
    copy.isRequired = false
    return copy
  }

  package func known(as field: String) -> Parameter {
    var copy = self
    copy.field = field
    return copy
  }

  /// A path to read from, which can't be standard input.
  package var read: Parameter {
    var copy = self
    copy.isRead = true
    return copy
  }

  package var repeated: Parameter {
    var copy = self
    copy.isRepeated = true
    return copy
  }

  /// The parameter in a synopsis: `PATH…`, `[METHOD]`.
  package var synopsis: String {
    let text = isRepeated ? name + "…" : name
    return isRequired ? text : "[\(text)]"
  }
}

/// A named choice, `--course COURSE`; without a parameter it is a switch.
package struct Option: Hashable, Sendable {
  /// Without the dashes.
  package let name: String
  /// A single letter for it.
  package let short: Character?
  package let parameter: Parameter?
  package let help: LocalizedText
  package var isRequired = false

  package init(_ name: String, short: Character? = nil, _ parameter: Parameter? = nil, cs: String, en: String) {
    self.name = name
    self.short = short
    self.parameter = parameter
    help = LocalizedText(cs: cs, en: en)
  }

  package var required: Option {
    var copy = self
    copy.isRequired = true
    return copy
  }

  /// `--course COURSE`.
  package var usage: String {
    "--" + name + (parameter.map { " " + $0.name } ?? "")
  }

  package var synopsis: String {
    isRequired ? usage : "[\(usage)]"
  }
}

extension Parameter {
  package static func day(_ name: String = "DAY") -> Parameter {
    Parameter(name, cs: "den: 2026-11-22, včera, po", en: "a day: 2026-11-22, yesterday, mon")
  }

  /// The first day of a span that the parameter `TO` ends.
  package static let firstOfSpan = {
    var parameter = Parameter(
      "FROM", cs: "první den, nebo obojí jako od..do: 2026-11-01..2026-11-07",
      en: "the first day, or both as from..to: 2026-11-01..2026-11-07")
    parameter.beginsSpan = true
    return parameter
  }()

  package static let path = Parameter("PATH", .path, cs: "soubor nebo složka", en: "a file or folder")
}
