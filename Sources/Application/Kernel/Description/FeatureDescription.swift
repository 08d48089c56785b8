package import KernelDomain

/// An output of the book's own use cases to which each feature contributes a part, such as the result of an import.
package enum PartRole: Sendable {
  /// What a feature took from one file of an import.
  case importedFile
  /// What an import changed in a feature's data.
  case imported
  /// The decisions that the user has to make in a feature.
  case review
  /// The effects that a change of the book had on a feature's data.
  case change
  /// The effects that an undo or redo had on a feature's data.
  case reverted
  /// What the overview shows about a feature.
  case overview
  /// How much of a feature's data a backup contains.
  case exported
}

/// Describes what a feature adds to the inputs and outputs of the book's own use cases. No member has a default value,
/// so that forgetting one is a compile-time error.
package struct FeatureDescription: Sendable {
  package let feature: FeatureID
  package let settings: [Schema.Member]
  /// The options that the feature adds to `book.importFiles`.
  package let importOptions: [Schema.Member]
  /// The events that are sent when something in the feature falls due, such as a reminder.
  package let timed: [EventDescription]
  /// Returns the description of the feature's part of an output; nil if the feature contributes no part to it.
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

/// Describes what a feature contributes to an output of one of the book's own use cases.
package struct PartDescription: Sendable {
  package let schema: Schema
  /// The events that the feature's part of the output can cause.
  package let announces: [EventDescription]

  package init(_ schema: Schema, announces: [EventDescription] = []) {
    self.schema = schema
    self.announces = announces
  }
}

extension Schema.Member {
  /// Creates the schema of an object's member that holds a setting's value. The values that the setting accepts
  /// determine the JSON type.
  /// - Parameters:
  ///   - setting: the setting.
  ///   - summary: the meaning of the setting, in one sentence.
  ///   - unit: the unit of the setting's value; nil if the value is not a number.
  ///   - examples: values as JSON, for a setting that accepts any text.
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
      self = .either(.flag, Schema(.text(pattern: "^([0-9]{4}-[0-9]{2}-[0-9]{2}|on|off)?$")))
    }
  }
}

/// A kind of event, and the details that events of this kind contain.
package struct EventDescription: Sendable {
  /// The event's name in the form `feature.whatHappened`.
  package let name: String
  package let summary: String
  package let details: Schema

  package init(_ name: String, _ details: Schema, _ summary: String) {
    self.name = name
    self.summary = summary
    self.details = details
  }
}

/// Describes a use case: its input, its output, its failures and its events.
package struct UseCaseDescription: Sendable {
  /// The schema of the input, which is a JSON object.
  package let input: Schema
  package let output: Schema
  /// The failures of the use case, except those that every use case can have (see `FailureKind`).
  package let failures: [FailureKind]
  /// The events that the use case itself can cause. The features' parts of its output can cause further events.
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
