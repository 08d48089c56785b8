/// A call of a use case, made when the user presses a control or submits a field.
package struct Action: Codable, Hashable, Sendable {
  /// The name of the use case, as in the catalog: `swimming.editSegmentStyle`.
  package var method: String
  /// The use case's parameters by name. In a name with a slash, such as `adjust/fajr`, the part after the slash is a
  /// member of the parameter's object.
  package var parameters: [String: Parameter]
  /// The parameter that the user fills in, as in a text field.
  package var input: Input?
  package var style: Style
  /// The question to ask before acting; nil if the action deletes nothing, so that it needs no confirmation.
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
    /// The main action of the screen, shown as a button as wide as the content.
    case primary
    case destructive
  }

  /// Describes what the user enters. The value is sent as the parameter named `parameter`.
  package struct Input: Codable, Hashable, Sendable {
    package var parameter: String
    package var kind: Kind
    /// True if the field may be left empty, in which case the parameter is not sent; nil otherwise.
    package var isOptional: Bool?
    /// The parameter that is sent as true if the field is left empty, to clear the stored value. Nil if an empty field
    /// leaves the stored value unchanged.
    package var emptied: String? { boxedEmptied?.value }
    private let boxedEmptied: Boxed<String>?
    /// The limits are boxed because few inputs have any, and every element with an action copies its input.
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

    /// The range, decimals and unit of a number; nil if every number is valid.
    package var limits: Limits? { boxedLimits?.value }

    /// If the parameter is named `…/thousandths` and has a unit: the name of the parameter `…/unit` that is sent with
    /// it, and the unit's name. Otherwise nil.
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
      /// An email address, used as the name of an account.
      case email
      /// An existing password. (`newPassword` is for one that the user is choosing.)
      case password
      case newPassword
      /// A one-time code.
      case oneTimeCode
      case number
      /// A number of up to three decimals, sent in thousandths: `22.5` is sent as 22500. If the parameter's name ends
      /// in `/thousandths`, as in `load/thousandths`, the unit in `limits` is sent as a second parameter, `load/unit`.
      case thousandths
      /// A day, written `2026-11-22`.
      case day
      /// A time of day, written `05:41`.
      case time
      /// A latitude and a longitude in degrees, entered as `50.08, 14.43` and sent as the parameters `latitude` and
      /// `longitude`.
      case coordinates
      /// Two times with a dash between them, entered as `12:30-12:50` and sent as the parameters `from` and `to`.
      /// Either of the times may be left out.
      case span
      /// The path of a file or folder on the user's machine.
      case path
      /// A list of paths of files or folders on the user's machine.
      case paths
    }
  }

  /// The range, decimals and unit of the numbers that are valid.
  package struct Limits: Codable, Hashable, Sendable {
    package var least: Int
    package var most: Int
    /// The most decimals that a number may have.
    package var decimals: Int
    /// The unit as written after the number, such as `m`; nil if it has no unit.
    package var unit: String?
    /// The amount by which a press of a stepper's buttons changes the number; nil if there are no such buttons.
    package var step: Double?

    package init(_ least: Int, _ most: Int, decimals: Int = 0, unit: String? = nil, step: Double? = nil) {
      self.least = least
      self.most = most
      self.decimals = decimals
      self.unit = unit
      self.step = step
    }

    /// The range as people read it: `5–200 m`, `-30…30 min`.
    package var text: String { "\(least)\(least < 0 ? "…" : "–")\(most)" + (unit.map { " \($0)" } ?? "") }
  }

  /// A parameter's value, of one of the types that JSON has.
  package enum Parameter: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// A number that is not whole.
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
