package import KernelDomain

/// The answers of the book to which features give parts.
package enum PartRole: Sendable {
  /// What of one file of an import a feature took.
  case importedFile
  /// What an import did to a feature's section as a whole.
  case imported
  /// What awaits judgement.
  case review
  /// What a change was.
  case change
  /// What taking a change back, or making it again, did.
  case reverted
  /// What is told at a glance.
  case overview
  /// What a backup holds.
  case exported
}

/// What a feature adds to what the book takes and answers. Nothing of it has a default: what is missing does not compile.
package struct FeatureDescription: Sendable {
  package let feature: FeatureID
  package let settings: [Schema.Member]
  /// The options that it adds to `book.importFiles`.
  package let importOptions: [Schema.Member]
  /// What is told when something falls due in it at its time.
  package let timed: [EventDescription]
  /// Nil where it gives none.
  package let part: @Sendable (PartRole) -> PartDescription?

  package init(
    _ feature: FeatureID, settings: [Schema.Member], importOptions: [Schema.Member],
    timed: [EventDescription], part: @escaping @Sendable (PartRole) -> PartDescription?
  ) {
    self.feature = feature
    self.settings = settings
    self.importOptions = importOptions
    self.timed = timed
    self.part = part
  }
}

/// What a feature gives to an answer of the book.
package struct PartDescription: Sendable {
  package let schema: Schema
  /// What it may tell.
  package let announces: [EventDescription]

  package init(_ schema: Schema, announces: [EventDescription] = []) {
    self.schema = schema
    self.announces = announces
  }
}

extension Schema.Member {
  /// A setting, which takes what it declares.
  /// - Parameter examples: of one that takes any text, as JSON.
  package init(_ setting: Setting, _ summary: String, unit: Schema.Unit? = nil, examples: [String] = []) {
    let values = setting.values
    self.init(setting.name, Schema(valuesOf: values), summary, unit: unit, examples: examples)
  }
}

extension Schema {
  fileprivate init(valuesOf values: Setting.Values) {
    switch values {
    case .flag: self.init(.flag)
    case .choice(let words): self.init(.choice(words.map { ($0, nil) }))
    case .number(let range): self.init(.integer(range))
    case .text, .checkedText: self.init(.text(pattern: nil))
    case .startDay:
      self = .either(.flag, Schema(.text(pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2})?$")))
    }
  }
}

/// Something that may happen to the book, and what is told of it.
package struct EventDescription: Sendable {
  /// `feature.whatHappened`.
  package let name: String
  package let summary: String
  package let details: Schema

  package init(_ name: String, _ details: Schema, _ summary: String) {
    self.name = name
    self.summary = summary
    self.details = details
  }
}

/// What a use case takes and answers, how it may fail, and what it may tell.
package struct UseCaseDescription: Sendable {
  /// An object.
  package let input: Schema
  package let output: Schema
  /// But for those that every use case has: see `FailureKind`.
  package let failures: [FailureKind]
  /// What its own answer tells; what features give to it tells more.
  package let announces: [EventDescription]

  package init(
    _ input: Schema, _ output: Schema, _ failures: [FailureKind], announces: [EventDescription] = []
  ) {
    self.input = input
    self.output = output
    self.failures = failures
    self.announces = announces
  }
}
