/// Describes a JSON value that clients send or receive: a JSON Schema, with units, sources and English sentences that
/// JSON Schema has no keywords for. It is made only when a client asks the service to describe itself (`rpc.discover`).
///
/// Types have it as a static `schema`. Only inputs and outputs of use cases conform to a protocol for it, `Described`:
/// Swift's runtime searches all conformances of a program whenever it meets a new type, so a hundred further
/// conformances would make every command start 1 % more slowly.
package struct Schema: Sendable {
  /// The name under which the schema is defined once and then referred to; nil for a schema written in place.
  package let name: String?
  /// What the value means, in one sentence or a few; empty if only the member that holds the value can tell.
  package let summary: String
  package let form: Form
  /// The unit of a number; nil if only the member that holds the number can tell.
  package let unit: Unit?
  /// Valid values, each as JSON.
  package let examples: [String]
  /// The methods in whose output a client finds such values.
  package let sources: [Source]

  package indirect enum Form: Sendable {
    /// Any JSON value.
    case anything
    /// `null`, for an output without content.
    case nothing
    case flag
    /// A whole number within the range; nil for any whole number.
    case integer(ClosedRange<Int>?)
    case number(ClosedRange<Double>?)
    /// A text that matches a regular expression (ECMA 262); nil for any text.
    case text(pattern: String?)
    /// One of several texts. A text's meaning is nil if the text explains itself.
    case choice([(value: String, meaning: String?)])
    /// An array with elements of one schema.
    /// - count: the number of elements; nil for any number.
    case list(@Sendable () -> Schema, count: Int?)
    /// An object whose member names are not known in advance.
    case map(@Sendable () -> Schema)
    case object([Member], Extra?)
    case either([Schema])
  }

  /// The members that features add to an object, as listed in their `FeatureDescription`.
  package enum Extra: Sendable {
    /// Every setting, with its value.
    case settings
    /// Settings, any of which may be left out.
    case someSettings
    /// The import options of the features.
    case importOptions
  }

  /// What a number counts or measures.
  package enum Unit: Sendable {
    case of(String)
    /// A position or number that identifies something, such as a row of a list, and measures nothing.
    case ordinal

    package static let milliseconds = Unit.of("milliseconds")
    package static let seconds = Unit.of("seconds")
    package static let hundredths = Unit.of("hundredths of a second")
    package static let metres = Unit.of("metres")
    package static let bytes = Unit.of("bytes")
    /// The unit that another member of the same object, `unit`, names.
    package static let named = Unit.of("as the member `unit` says")
  }

  /// Where a client finds values: a method, and a JSON pointer into its output, in which `*` stands for every element,
  /// such as `/months/*/month` for `swimming.showYear`.
  package struct Source: Sendable {
    package let method: String
    package let pointer: String

    package init(_ method: String, _ pointer: String) {
      self.method = method
      self.pointer = pointer
    }
  }

  /// Creates a schema that is defined once under a name.
  package init(
    _ name: String, _ summary: String, _ form: Form, unit: Unit? = nil, examples: [String] = [],
    from sources: [Source] = []
  ) {
    self.init(name: name, summary, form, unit, examples, sources)
  }

  /// Creates a schema that is written in place, without a summary: the member that uses it has one.
  package init(_ form: Form, unit: Unit? = nil) {
    self.init(name: nil, "", form, unit, [], [])
  }

  /// Creates the schema of an object that is defined once under a name.
  package init(_ name: String, _ summary: String, _ members: [Member], _ extra: Extra? = nil) {
    self.init(name: name, summary, .object(members, extra), nil, [], [])
  }

  /// Creates the schema of an object that is written in place, for the input or output of one method.
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

  /// Creates the schema of a text that is the raw value of one of several enum cases.
  /// - Parameters:
  ///   - name: the name under which the schema is defined.
  ///   - summary: what the value means.
  ///   - cases: all cases.
  ///   - meaning: returns the meaning of a case; nil if its name explains itself.
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
  /// A whole number that identifies something and measures nothing.
  package static var ordinal: Schema { Schema(.integer(nil), unit: .ordinal) }

  package static func list(_ element: @autoclosure @escaping @Sendable () -> Schema) -> Schema {
    Schema(.list(element, count: nil))
  }

  /// Returns an object with values of one schema, whose member names are not known in advance.
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
    /// Whether the member is always present; if not, it is left out when it has no value, because `null` is never
    /// written.
    package let isRequired: Bool
    /// The unit of a number; nil if the member's schema has one, or if the member is no number.
    package let unit: Unit?
    package let examples: [String]
    package let sources: [Source]

    package enum Content: Sendable {
      case schema(@Sendable () -> Schema)
      /// An object with the parts that features contribute, each under the feature's id.
      case parts(PartRole)
    }

    /// Creates a member that is always present.
    package init(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) {
      self.init(name, .schema(schema), summary, isRequired: true, unit, examples, sources)
    }

    /// Creates a member that may be left out.
    package static func optional(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) -> Member {
      Member(name, .schema(schema), summary, isRequired: false, unit, examples, sources)
    }

    /// Creates the member `parts`, which holds what features contribute to an output of the book's own use cases.
    package static func parts(_ role: PartRole, _ summary: String) -> Member {
      Member("parts", .parts(role), summary, isRequired: true, nil, [], [])
    }

    /// The same member, but one that may be left out.
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
