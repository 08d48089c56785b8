/// What a value is over the wire: a JSON Schema with what that has no words for, in English. It is made only for who asks a
/// service to describe itself (`rpc.discover`).
///
/// Types have it as a static `schema`. Only inputs and outputs of use cases conform to a protocol for it, `Described`:
/// Swift's runtime searches all conformances of a program whenever it meets a new type, so that a hundred more cost every
/// command 1 % of its start.
package struct Schema: Sendable {
  /// Stands once, for all who use it, under this name; nil for what is written where it is used.
  package let name: String?
  /// What a value says, in one sentence or a few; empty where only who uses it can tell.
  package let summary: String
  package let form: Form
  /// The unit of a number; nil where who uses it tells.
  package let unit: Unit?
  /// Values that would be taken or answered, each as JSON.
  package let examples: [String]
  /// The answers in which such values are found.
  package let sources: [Source]

  package indirect enum Form: Sendable {
    /// Any JSON.
    case anything
    /// `null`: there is nothing to tell.
    case nothing
    case flag
    /// A whole number; nil is any.
    case integer(ClosedRange<Int>?)
    case number(ClosedRange<Double>?)
    /// A text that a regular expression (ECMA 262) fits; nil is any.
    case text(pattern: String?)
    /// One of a few texts, each with what it means; nil where it says so itself.
    case choice([(value: String, meaning: String?)])
    /// - count: how many elements there are; nil is any number.
    case list(@Sendable () -> Schema, count: Int?)
    /// Members by names that nobody knows before.
    case map(@Sendable () -> Schema)
    case object([Member], Extra?)
    case either([Schema])
  }

  /// Members of an object that features add, which a `FeatureDescription` tells.
  package enum Extra: Sendable {
    /// Every setting with its value.
    case settings
    /// Settings, of which any may be left out.
    case someSettings
    /// The options of those who read files.
    case importOptions
  }

  /// What a number counts or measures.
  package enum Unit: Sendable {
    case of(String)
    /// It is the number of something, as in a list, and measures nothing.
    case ordinal

    package static let milliseconds = Unit.of("milliseconds")
    package static let seconds = Unit.of("seconds")
    package static let hundredths = Unit.of("hundredths of a second")
    package static let metres = Unit.of("metres")
    package static let bytes = Unit.of("bytes")
    /// That which the member `unit` beside it names.
    package static let named = Unit.of("as the member `unit` says")
  }

  /// Where values are found: a method, and the place in its answer as a JSON pointer in which `*` is every element:
  /// `swimming.showYear`, `/months/*/month`.
  package struct Source: Sendable {
    package let method: String
    package let pointer: String

    package init(_ method: String, _ pointer: String) {
      self.method = method
      self.pointer = pointer
    }
  }

  /// One that stands once, for all who use it.
  package init(
    _ name: String, _ summary: String, _ form: Form, unit: Unit? = nil, examples: [String] = [],
    from sources: [Source] = []
  ) {
    self.init(name: name, summary, form, unit, examples, sources)
  }

  /// One that is written where it is used, which says what it is.
  package init(_ form: Form, unit: Unit? = nil) {
    self.init(name: nil, "", form, unit, [], [])
  }

  /// An object that stands once, for all who use it.
  package init(_ name: String, _ summary: String, _ members: [Member], _ extra: Extra? = nil) {
    self.init(name: name, summary, .object(members, extra), nil, [], [])
  }

  /// An object of one method.
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

  /// A text that says one of an enumeration's cases.
  /// - Parameters:
  ///   - cases: all of them.
  ///   - meaning: nil where a case says so itself.
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
  /// A whole number that measures nothing.
  package static var ordinal: Schema { Schema(.integer(nil), unit: .ordinal) }

  package static func list(_ element: @autoclosure @escaping @Sendable () -> Schema) -> Schema {
    Schema(.list(element, count: nil))
  }

  /// Values by names that nobody knows before.
  package static func map(_ value: @autoclosure @escaping @Sendable () -> Schema) -> Schema {
    Schema(.map(value))
  }

  package static func either(_ schemas: Schema...) -> Schema { Schema(.either(schemas)) }
}

extension Schema {
  /// A member of an object.
  package struct Member: Sendable {
    package let name: String
    package let summary: String
    package let content: Content
    /// False where it is left out when there is nothing to tell: `null` is never written.
    package let isRequired: Bool
    /// The unit of a number, where its schema does not tell.
    package let unit: Unit?
    package let examples: [String]
    package let sources: [Source]

    package enum Content: Sendable {
      case schema(@Sendable () -> Schema)
      /// What features give, each under its id.
      case parts(PartRole)
    }

    /// One that is always there.
    package init(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) {
      self.init(name, .schema(schema), summary, isRequired: true, unit, examples, sources)
    }

    /// One that may be left out.
    package static func optional(
      _ name: String, _ schema: @autoclosure @escaping @Sendable () -> Schema, _ summary: String, unit: Unit? = nil,
      examples: [String] = [], from sources: [Source] = []
    ) -> Member {
      Member(name, .schema(schema), summary, isRequired: false, unit, examples, sources)
    }

    /// What features give to an answer of the book.
    package static func parts(_ role: PartRole, _ summary: String) -> Member {
      Member("parts", .parts(role), summary, isRequired: true, nil, [], [])
    }

    /// The same, which may be left out.
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
