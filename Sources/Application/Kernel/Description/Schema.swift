/// Describes a JSON value that clients send or receive: a JSON Schema and, beyond what JSON Schema can express, units,
/// sources and English sentences. It is created only when a client requests the service's description (`rpc.discover`).
///
/// A type provides it as a static property `schema`. Only inputs and outputs of use cases conform to a protocol with
/// this property, `Described`: whenever Swift's runtime meets a new type, it searches all conformances in the program,
/// so a hundred more would make each command start 1 % more slowly.
package struct Schema: Sendable {
  /// The name under which a document defines the schema once, in order to refer to it; nil if the schema is written
  /// out wherever it is used.
  package let name: String?
  /// The meaning of the value, in one or a few sentences; empty if that depends on the member that contains the value.
  package let summary: String
  package let form: Form
  /// The unit of a number; nil if that depends on the member that contains the number.
  package let unit: Unit?
  /// Valid values, each as JSON.
  package let examples: [String]
  /// The methods whose output contains values that are valid here, such as ids.
  package let sources: [Source]

  package indirect enum Form: Sendable {
    /// Any JSON value.
    case anything
    /// `null`, for an output without content.
    case nothing
    case flag
    /// A whole number in the range; nil allows any whole number.
    case integer(ClosedRange<Int>?)
    case number(ClosedRange<Double>?)
    /// A text that matches the regular expression `pattern` (ECMA 262); any text if `pattern` is nil.
    case text(pattern: String?)
    /// One of several texts, each with its meaning; the meaning is nil if the text is self-explanatory.
    case choice([(value: String, meaning: String?)])
    /// An array whose elements all have the same schema.
    /// - count: the number of elements; nil if it can be any number.
    case list(@Sendable () -> Schema, count: Int?)
    /// An object whose members have names that are not known in advance, and values that all have the same schema.
    case map(@Sendable () -> Schema)
    case object([Member], Extra?)
    case either([Schema])
  }

  /// Further members of an object, which come from the `FeatureDescription`s of all features.
  package enum Extra: Sendable {
    /// A member for each setting, with its value; all are always present.
    case settings
    /// A member for each setting, with its value; each may be left out.
    case someSettings
    /// A member for each import option of the features.
    case importOptions
  }

  /// What a number counts, or in which unit it measures something.
  package enum Unit: Sendable {
    case of(String)
    /// The number is a position or an id, such as that of a row in a list, and does not measure anything.
    case ordinal

    package static let milliseconds = Unit.of("milliseconds")
    package static let seconds = Unit.of("seconds")
    package static let hundredths = Unit.of("hundredths of a second")
    package static let metres = Unit.of("metres")
    package static let bytes = Unit.of("bytes")
    /// The unit that the member `unit` of the same object names.
    package static let named = Unit.of("as the member `unit` says")
  }

  /// Where a client can find valid values: a method, and a JSON pointer into its output. `*` in the pointer means
  /// every element, as in `/months/*/month` for `swimming.showYear`.
  package struct Source: Sendable {
    package let method: String
    package let pointer: String

    package init(_ method: String, _ pointer: String) {
      self.method = method
      self.pointer = pointer
    }
  }

  /// Creates a named schema. A document defines it once, under this name, and refers to it by name wherever it is used.
  package init(
    _ name: String, _ summary: String, _ form: Form, unit: Unit? = nil, examples: [String] = [],
    from sources: [Source] = []
  ) {
    self.init(name: name, summary, form, unit, examples, sources)
  }

  /// Creates a schema that is written out where it is used. It has no summary, since the object's member that uses it
  /// has one.
  package init(_ form: Form, unit: Unit? = nil) {
    self.init(name: nil, "", form, unit, [], [])
  }

  /// Creates the schema of an object that is defined once under this name.
  package init(_ name: String, _ summary: String, _ members: [Member], _ extra: Extra? = nil) {
    self.init(name: name, summary, .object(members, extra), nil, [], [])
  }

  /// Creates the schema of an object that is written out where it is used: in the input or output of a single method.
  package init(_ summary: String, _ members: [Member], _ extra: Extra? = nil) {
    self.init(name: nil, summary, .object(members, extra), nil, [], [])
  }

  private init(
    name: String?, _ summary: String, _ form: Form, _ unit: Unit?, _ examples: [String], _ sources: [Source]
  ) {
    self.name = name
    self.summary = summary
    self.form = form
    self.unit = unit
    self.examples = examples
    self.sources = sources
  }

  /// Creates the schema of a text that is the raw value of an enum case.
  /// - Parameters:
  ///   - name: the name under which the schema is defined.
  ///   - summary: the meaning of the value.
  ///   - cases: all cases.
  ///   - meaning: returns the meaning of a case; nil if the case is self-explanatory.
  package init<Case: RawRepresentable<String>>(
    _ name: String, _ summary: String, _ cases: [Case], _ meaning: (Case) -> String? = { _ in nil }
  ) {
    self.init(name, summary, .choice(cases.map { ($0.rawValue, meaning($0)) }))
  }
}

extension Schema {
  package static var flag: Schema { Schema(.flag) }
  package static var integer: Schema { Schema(.integer(nil)) }
  package static var number: Schema { Schema(.number(nil)) }
  package static var text: Schema { Schema(.text(pattern: nil)) }
  package static var anything: Schema { Schema(.anything) }
  /// A whole number that identifies something, such as a change, and does not measure anything.
  package static var ordinal: Schema { Schema(.integer(nil), unit: .ordinal) }

  package static func list(_ element: @autoclosure @escaping @Sendable () -> Schema) -> Schema {
    Schema(.list(element, count: nil))
  }

  /// Returns the schema of an object whose members have names that are not known in advance, and values that all have
  /// the schema `value`.
  package static func map(_ value: @autoclosure @escaping @Sendable () -> Schema) -> Schema {
    Schema(.map(value))
  }

  package static func either(_ schemas: Schema...) -> Schema { Schema(.either(schemas)) }
}

extension Schema {
  package struct Member: Sendable {
    package let name: String
    package let summary: String
    package let content: Content
    /// Whether the member is always present. A member that is not required may be left out if it has no value, but is
    /// never `null`.
    package let isRequired: Bool
    /// The unit of a number; nil if the member's schema states the unit, or if the member is not a number.
    package let unit: Unit?
    package let examples: [String]
    package let sources: [Source]

    package enum Content: Sendable {
      case schema(@Sendable () -> Schema)
      /// An object that contains the features' parts of an output, each named by its feature's id.
      case parts(PartRole)
    }

    /// Creates an object's member that is always present.
    package init(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) {
      self.init(name, .schema(schema), summary, isRequired: true, unit, examples, sources)
    }

    /// Creates an object's member that may be left out.
    package static func optional(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) -> Member {
      Member(name, .schema(schema), summary, isRequired: false, unit, examples, sources)
    }

    /// Creates the member `parts`, which contains the features' parts of an output of the book's own use cases.
    package static func parts(_ role: PartRole, _ summary: String) -> Member {
      Member("parts", .parts(role), summary, isRequired: true, nil, [], [])
    }

    /// A copy of this member that may be left out.
    package var optional: Member { Member(name, content, summary, isRequired: false, unit, examples, sources) }

    private init(
      _ name: String, _ content: Content, _ summary: String, isRequired: Bool, _ unit: Unit?, _ examples: [String],
      _ sources: [Source]
    ) {
      self.name = name
      self.summary = summary
      self.content = content
      self.isRequired = isRequired
      self.unit = unit
      self.examples = examples
      self.sources = sources
    }
  }
}
