/// A call of a use case that a control makes.
package struct Action: Codable, Hashable, Sendable {
  /// The name of the use case, as in the catalog: `swimming.editSegmentStyle`.
  package var method: String
  /// By their names; a slash leads to a member of one: `adjust/fajr`.
  package var parameters: [String: Parameter]
  /// What the user enters, as in a text field.
  package var input: Input?
  package var style: Style
  /// The question to ask first, where the action takes something away.
  package var confirmation: String?

  package init(
    _ method: String, _ parameters: [String: Parameter] = [:], input: Input? = nil, style: Style = .normal,
    confirmation: String? = nil
  ) {
    self.method = method
    self.parameters = parameters
    self.input = input
    self.style = style
    self.confirmation = confirmation
  }

  package enum Style: String, Codable, Sendable {
    case normal
    /// The one thing that most people want here; a button as wide as the content.
    case primary
    case destructive
  }

  /// What fills the parameter of that name.
  package struct Input: Codable, Hashable, Sendable {
    package var parameter: String
    package var kind: Kind
    /// True where it may be left empty: then it is not among the parameters.
    package var isOptional: Bool?
    /// The flag that is sent as true where it is left empty, so that what it held goes; nil where that leaves it.
    package var emptied: String? { boxedEmptied?.value }
    private let boxedEmptied: Boxed<String>?
    /// Kept apart, as few have any: every element with an action copies its input.
    private let boxedLimits: Boxed<Limits>?

    package init(
      _ parameter: String, _ kind: Kind, isOptional: Bool? = nil, emptied: String? = nil, limits: Limits? = nil
    ) {
      self.parameter = parameter
      self.kind = kind
      self.isOptional = isOptional
      boxedEmptied = emptied.map { Boxed($0) }
      boxedLimits = limits.map { Boxed($0) }
    }

    /// The limits of a number; nil where every one is valid.
    package var limits: Limits? { boxedLimits?.value }

    /// What else is filled with thousandths: the member beside them that tells their unit; nil where there is none.
    package var unitMember: (name: String, value: String)? {
      guard kind == .thousandths, parameter.hasSuffix("/thousandths"), let unit = limits?.unit else { return nil }
      return (String(parameter.dropLast("thousandths".count)) + "unit", unit)
    }

    private enum CodingKeys: String, CodingKey {
      case parameter
      case kind
      case isOptional = "optional"
      case boxedEmptied = "emptied"
      case boxedLimits = "limits"
    }

    package enum Kind: String, Codable, Sendable {
      case text
      /// An address that is the name of an account.
      case email
      /// A password that was chosen before, or is chosen now.
      case password
      case newPassword
      /// A code that is good for once.
      case oneTimeCode
      case number
      /// A number of up to three decimals, which fills the parameter in thousandths: `22.5` with 22500. Of one that is
      /// called so, `load/thousandths`, the unit of its limits fills `load/unit` too.
      case thousandths
      /// A day, written `2026-11-22`.
      case day
      /// A time of day, written `05:41`.
      case time
      /// A latitude and a longitude in degrees, `50.08, 14.43`: they fill the parameters of these names.
      case coordinates
      /// Two moments with a dash between, `12:30-12:50`, of which one may be left out: they fill the parameters `from` and
      /// `to`.
      case span
      /// The path of a file or folder on the user's machine.
      case path
      /// A list of such paths.
      case paths
    }
  }

  /// Which numbers are valid.
  package struct Limits: Codable, Hashable, Sendable {
    package var least: Int
    package var most: Int
    /// So many a number may have.
    package var decimals: Int
    /// The unit as people write it after the number, `m`; left out where it has none.
    package var unit: String?
    /// By how much the buttons of a stepper change it; left out where it has none.
    package var step: Double?

    package init(_ least: Int, _ most: Int, decimals: Int = 0, unit: String? = nil, step: Double? = nil) {
      self.least = least
      self.most = most
      self.decimals = decimals
      self.unit = unit
      self.step = step
    }

    /// `5–200 m`, `-30…30 min`.
    package var text: String { "\(least)\(least < 0 ? "…" : "–")\(most)" + (unit.map { " \($0)" } ?? "") }
  }

  /// A value as JSON would carry it.
  package enum Parameter: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// One that is not whole.
    case decimal(Double)
    case flag(Bool)
    case numbers([Int])
    case texts([String])

    package init(_ number: Double) {
      self = Int(exactly: number).map { .number($0) } ?? .decimal(number)
    }
  }
}

extension Action.Parameter: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let number = try? container.decode(Double.self) {
      self = .decimal(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = try (try? container.decode([Int].self)).map { .numbers($0) } ?? .texts(container.decode([String].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    case .decimal(let number): try container.encode(number)
    case .flag(let flag): try container.encode(flag)
    case .numbers(let numbers): try container.encode(numbers)
    case .texts(let texts): try container.encode(texts)
    }
  }
}
