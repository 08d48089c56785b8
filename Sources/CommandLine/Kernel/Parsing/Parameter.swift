/// A parameter of a command, identified by its position, or the value of an option.
package struct Parameter: Hashable, Sendable {
  /// The parameter's name in capitals, as shown in help, such as `STYLE`.
  package let name: String
  package let kind: Kind
  package let help: LocalizedText
  package var isRequired = true
  /// Whether the parameter accepts any number of words. This is possible only for a command's last parameter.
  package var isRepeated = false
  /// Whether the parameter is the first day of a range, whose last day is the next parameter. A single argument with
  /// `..`, such as `2026-11-01..2026-11-07`, sets both parameters.
  package var beginsSpan = false
  /// Whether the parameter is a time of day, such as `18:00`, that may be left out: a word of another form belongs to
  /// the next parameter.
  package var isOptionalTime = false
  /// Whether the parameter is a number with a unit, which may be a word of its own: `82kg` or `82 kg`.
  package var isAmount = false
  /// Whether the parameter is a day or a period, or names what has a day. It may be several words: `last week`.
  package var isDated = false
  /// Whether words that are left over after the command's last parameter, which is this one, belong to it: it is a
  /// text, or the name of something that must exist.
  package var isJoined = false
  /// Whether the parameter is the path of a file or folder that the command reads.
  package var isRead = false
  /// The name of the member of the use case's input that gets the value, as errors name it; nil if it is the
  /// parameter's name in lower case.
  package var field: String?

  package init(_ name: String, _ kind: Kind = .text, cs: String, en: String) {
    self.init(name, kind, help: LocalizedText(cs: cs, en: en))
  }

  package init(_ name: String, _ kind: Kind = .text, help: LocalizedText) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  /// The kind of value that the parameter accepts. Shell completion offers values of this kind.
  package enum Kind: Hashable, Sendable {
    case text
    case path
    case folder
    case choice([String])
    /// A year, of which all four digits are written.
    case year
    /// The name of a command, or of a topic of the manual.
    case command
    /// One of the names that a command such as `swim names segments` lists. Shell completion runs that command, with
    /// the word typed so far as its last argument.
    case name(String)
    /// One of the names that belong to what the command's first word names: for example, the laps of the given segment.
    /// They are listed by a command with the option `--of`: `swim names laps --of SEGMENT`.
    case nameOfFirst(String)
    /// The name of one of these options, without its dashes, followed by the option's value.
    indirect case pairs([Option])
  }

  /// Whether the parameter is the name of something, such as a run, of which `last` is the latest.
  var names: Bool {
    if case .name = kind { true } else { false }
  }

  /// Returns `last` for a word that means the latest of the things that the parameter names. Other words are returned
  /// unchanged.
  func named(_ word: String) -> String { isDated && names && DayWords.isLatest(word) ? "last" : word }

  /// Whether the parameter's value may be several words, which belong in quotes.
  var isWordy: Bool {
    isJoined || kind == .path || kind == .folder
      || ["NAME", "NEW", "NOTE", "TEXT", "WORDS", "CITY", "SHOES"].contains(name)
  }

  package var optional: Parameter { changed { $0.isRequired = false } }
  package var optionalTime: Parameter { optional.changed { $0.isOptionalTime = true } }
  package var dated: Parameter { changed { $0.isDated = true } }
  package var joined: Parameter { changed { $0.isJoined = true } }
  package var amount: Parameter { changed { $0.isAmount = true } }
  package var repeated: Parameter { changed { $0.isRepeated = true } }
  package func known(as field: String) -> Parameter { changed { $0.field = field } }

  /// A copy of this parameter for a path from which the command reads. The argument `-` is refused, since the command
  /// cannot read standard input.
  package var read: Parameter { changed { $0.isRead = true } }

  private func changed(_ change: (inout Parameter) -> Void) -> Parameter {
    var copy = self
    change(&copy)
    return copy
  }

  /// The parameter in the form in which a synopsis shows it, such as `PATH…` or `[METHOD]`.
  package var synopsis: String {
    let text = isRepeated ? name + "…" : name
    return isRequired ? text : "[\(text)]"
  }
}

/// An option, such as `--course COURSE`. An option without a parameter has no value.
package struct Option: Hashable, Sendable {
  /// The option's name without the dashes.
  package let name: String
  /// A single letter that can be used instead of the name; nil if there is none.
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

  /// The option in the form in which a synopsis shows it, such as `--course COURSE`.
  package var usage: String {
    "--" + name + (parameter.map { " " + $0.name } ?? "")
  }

  package var synopsis: String {
    isRequired ? usage : "[\(usage)]"
  }
}

extension Option {
  package static let dryRun = Option(
    "dry-run", cs: "Řekne, co by se stalo, a nic nezmění", en: "Show what would happen, and change nothing")
}

extension Parameter {
  package static func day(_ name: String = "DAY") -> Parameter {
    Parameter(name, cs: "den: 2026-11-22, včera, po", en: "a day: 2026-11-22, yesterday, mon").dated
  }

  /// The parameter for the first day of a range of days. It is followed by the parameter `TO`, for the last day.
  package static let firstOfSpan = {
    var parameter = Parameter(
      "FROM", cs: "první den, nebo obojí jako od..do: 2026-11-01..2026-11-07",
      en: "the first day, or both as from..to: 2026-11-01..2026-11-07")
    parameter.beginsSpan = true
    parameter.isDated = true
    return parameter
  }()

  package static let path = Parameter("PATH", .path, cs: "soubor nebo složka", en: "a file or folder")
}
