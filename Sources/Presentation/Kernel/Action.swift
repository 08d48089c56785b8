/// A call of a use case that is made when the user presses a control or submits a field.
package struct Action: Codable, Hashable, Sendable {
  /// The use case's method, such as `swimming.editSegmentStyle`.
  package var method: String
  /// The use case's parameters by name. A name with a slash, such as `adjust/fajr`, refers to one member of an object:
  /// `adjust` is the parameter, and `fajr` the member of its value.
  package var parameters: [String: Parameter]
  /// The parameter whose value the user enters, as in a text field; nil if there is none.
  package var input: Input?
  package var style: Style
  /// The question that the user must confirm before the action is performed. Nil if the action needs no confirmation,
  /// because it deletes nothing.
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
    /// The screen's main action, which is shown as a button as wide as the content.
    case primary
    case destructive
  }

  /// Describes the value that the user can enter. The value is sent as the parameter named `parameter`.
  package struct Input: Codable, Hashable, Sendable {
    package var parameter: String
    package var kind: Kind
    /// True if the user may leave the field empty, in which case the parameter is not sent; otherwise nil.
    package var isOptional: Bool?
    /// The name of a parameter that is sent with the value true if the user submits an empty field, so that the stored
    /// value is cleared. Nil if an empty field leaves the stored value unchanged.
    package var emptied: String? { boxedEmptied?.value }
    private let boxedEmptied: Boxed<String>?
    /// The value of `limits`. It is boxed because few inputs have limits, and copying an element copies its action's
    /// input.
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

    /// The name and value of an additional parameter that states the unit of the entered number, such as `load/unit`
    /// with the value `kg`. Nil unless `parameter` ends in `/thousandths` and the number has a unit.
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
      /// A password that already exists. A new password, which the user chooses, is `newPassword` instead.
      case password
      case newPassword
      /// A one-time code.
      case oneTimeCode
      case number
      /// A number with up to three decimals, which is sent in thousandths: `22.5` is sent as 22500. If the parameter's
      /// name ends in `/thousandths`, as in `load/thousandths`, the unit in `limits` is sent as a second parameter,
      /// `load/unit`.
      case thousandths
      /// A duration in whole seconds, entered as `2:00`, `120` or `90 s` and sent as a number.
      case duration
      /// A day, in the form `2026-11-22`.
      case day
      /// A time of day, in the form `05:41`.
      case time
      /// A latitude and a longitude in degrees, entered as `50.08, 14.43` and sent as the parameters `latitude` and
      /// `longitude`.
      case coordinates
      /// Two times of day with a dash between them, such as `22:30-06:00`, which more may follow. A page has a field
      /// for each time.
      case hours
      /// The path of a file on the user's machine. On a page, the user chooses the file, and the page uploads it.
      case path
      /// The path of a file that does not exist yet, which the program writes on the user's machine.
      case newPath
      /// A list of paths of files or folders on the user's machine.
      case paths
    }
  }

  /// Limits on a number: its range, its decimals and its unit.
  package struct Limits: Codable, Hashable, Sendable {
    package var least: Int
    package var most: Int
    /// The maximum number of decimals.
    package var decimals: Int
    /// The unit that is written after the number, such as `m`; nil if there is none.
    package var unit: String?
    /// The amount by which the buttons of a stepper change the number; nil if the field has no such buttons.
    package var step: Double?

    package init(_ least: Int, _ most: Int, decimals: Int = 0, unit: String? = nil, step: Double? = nil) {
      self.least = least
      self.most = most
      self.decimals = decimals
      self.unit = unit
      self.step = step
    }

    /// The range as shown to users: `5–200 m`, `-30…30 min`.
    package var text: String { "\(least)\(least < 0 ? "…" : "–")\(most)" + (unit.map { " \($0)" } ?? "") }
  }

  /// A parameter's value. It has one of the types that JSON has.
  package enum Parameter: Hashable, Sendable {
    case text(String)
    case number(Int)
    /// A number with a fractional part.
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
