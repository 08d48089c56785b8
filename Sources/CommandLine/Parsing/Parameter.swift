/// A word that a command takes: one that stands by its place, or the value of an option.
struct Parameter: Hashable, Sendable {
  /// In capitals, as in help: `STYLE`.
  let name: String
  let kind: Kind
  let help: Phrase
  var isRequired = true
  /// The last one may stand for any number of words.
  var isRepeated = false

  init(_ name: String, _ kind: Kind = .text, help: Phrase) {
    self.name = name
    self.kind = kind
    self.help = help
  }

  /// What completion can offer for it.
  enum Kind: Hashable, Sendable {
    case text
    case path
    case folder
    case choice([String])
    /// The name of a command.
    case command
    /// One of the names that the book knows.
    case name(Names)
  }

  var optional: Parameter {
    var copy = self
    copy.isRequired = false
    return copy
  }

  var repeated: Parameter {
    var copy = self
    copy.isRepeated = true
    return copy
  }

  /// As in a synopsis: `PATH…`, `[METHOD]`.
  var synopsis: String {
    let text = isRepeated ? name + "…" : name
    return isRequired ? text : "[\(text)]"
  }
}

/// A named choice, `--course COURSE`; without a parameter it is a switch.
struct Option: Hashable, Sendable {
  /// Without the dashes.
  let name: String
  /// A single letter that means the same.
  let short: Character?
  let parameter: Parameter?
  let help: Phrase
  var isRequired = false

  init(_ name: String, short: Character? = nil, _ parameter: Parameter? = nil, help: Phrase) {
    self.name = name
    self.short = short
    self.parameter = parameter
    self.help = help
  }

  var required: Option {
    var copy = self
    copy.isRequired = true
    return copy
  }

  /// `--course COURSE`.
  var usage: String {
    "--" + name + (parameter.map { " " + $0.name } ?? "")
  }

  var synopsis: String {
    isRequired ? usage : "[\(usage)]"
  }
}
