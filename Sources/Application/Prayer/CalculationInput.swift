package import KernelApplication
import KernelDomain
package import PrayerDomain

/// How times are to be worked out; what is left out stays as it is.
package struct CalculationInput: Codable, Hashable, Sendable {
  /// A method's name, or `custom`.
  package var method: String?
  package var custom: Custom?
  package var school: AsrSchool?
  package var rule: HighLatitudeRule?
  /// Degrees; 0 for none.
  package var latitudeLimit: Int?
  package var polar: PolarDays?
  package var shafaq: Shafaq?
  /// Her own minutes by event; what is left out stays.
  package var adjust: Minutes?

  package static let schema = Schema("Calculation", "How times are worked out; what is left out stays.", members)

  package struct Custom: Codable, Hashable, Sendable {
    package var fajrAngle: Double?
    package var ishaAngle: Double?
    package var ishaMinutes: Int?
    package var maghribAngle: Double?

    static let schema = Schema(
      "CustomMethod", "A method of her own: exactly one of `ishaAngle` and `ishaMinutes`.",
      [
        .optional(
          "fajrAngle", Schema(.number(CustomPrayerMethod.twilightAngles)), "Of the sun below the horizon.",
          unit: .of("degrees")),
        .optional(
          "ishaAngle", Schema(.number(CustomPrayerMethod.twilightAngles)), "Likewise.", unit: .of("degrees")),
        .optional(
          "ishaMinutes", Schema(.integer(CustomPrayerMethod.ishaMinutes)), "After sunset.", unit: .of("minutes")),
        .optional(
          "maghribAngle", Schema(.number(CustomPrayerMethod.maghribAngles)), "Left out, it begins at sunset.",
          unit: .of("degrees")),
      ])

    package init(
      fajrAngle: Double? = nil, ishaAngle: Double? = nil, ishaMinutes: Int? = nil, maghribAngle: Double? = nil
    ) {
      self.fajrAngle = fajrAngle
      self.ishaAngle = ishaAngle
      self.ishaMinutes = ishaMinutes
      self.maghribAngle = maghribAngle
    }
  }

  /// No `EventValues<Int?>`: a member that is left out is none that is null.
  package struct Minutes: Codable, Hashable, Sendable {
    package var fajr: Int?
    package var sunrise: Int?
    package var dhuhr: Int?
    package var asr: Int?
    package var maghrib: Int?
    package var isha: Int?

    static let schema = Schema(
      "OwnMinutes", "Minutes added to each time.",
      PrayerEvent.allCases.map { event in
        .optional(
          event.rawValue, Schema(.integer(PrayerCalculation.ownMinutes)), "Added to it.", unit: .of("minutes"))
      })

    package init() {}

    package subscript(event: PrayerEvent) -> Int? {
      get {
        switch event {
        case .fajr: fajr
        case .sunrise: sunrise
        case .dhuhr: dhuhr
        case .asr: asr
        case .maghrib: maghrib
        case .isha: isha
        }
      }
      set {
        switch event {
        case .fajr: fajr = newValue
        case .sunrise: sunrise = newValue
        case .dhuhr: dhuhr = newValue
        case .asr: asr = newValue
        case .maghrib: maghrib = newValue
        case .isha: isha = newValue
        }
      }
    }
  }

  package init() {}

  /// The word for a method of her own.
  package static let customMethod = "custom"
  /// Every method, the one of her own last.
  package static var methods: [String] { PrayerMethod.Name.allCases.map(\.rawValue) + [customMethod] }

  /// The calculation with what is said here.
  func applied(to known: PrayerCalculation?) throws(Failure) -> PrayerCalculation {
    let method = try self.method(after: known?.method)
    do throws(PrayerInputError) {
      var minutes = known?.adjust ?? EventValues(0)
      for event in PrayerEvent.allCases { if let own = adjust?[event] { minutes[event] = own } }
      return try PrayerCalculation(
        method: method, school: school ?? known?.school ?? .standard, rule: rule ?? known?.rule ?? .automatic,
        latitudeLimit: latitudeLimit.map { $0 == 0 ? nil : $0 } ?? known?.latitudeLimit,
        polar: polar ?? known?.polar ?? .undefined, shafaq: shafaq ?? known?.shafaq ?? .general, adjust: minutes)
    } catch {
      throw .prayer(error, field: "calculation")
    }
  }

  private func method(after known: PrayerMethod?) throws(Failure) -> PrayerMethod {
    if let method, method != CalculationInput.customMethod {
      guard let name = PrayerMethod.Name(rawValue: method) else {
        throw .invalidInput(field: "method", problem: .prayer(.noMethod(text: method)), valid: CalculationInput.methods)
      }
      return .named(name)
    }
    if method == nil, custom == nil { return known ?? .standard }
    // Nothing of it is filled in.
    guard let custom else { throw .invalidInput(field: "custom", problem: .prayer(.customMissing)) }
    do throws(PrayerInputError) {
      return .custom(
        try CustomPrayerMethod(
          fajrAngle: custom.fajrAngle, ishaAngle: custom.ishaAngle, ishaMinutes: custom.ishaMinutes,
          maghribAngle: custom.maghribAngle))
    } catch {
      throw .prayer(error, field: "custom")
    }
  }
}

/// How times are worked out.
package struct CalculationView: Codable, Hashable, Sendable {
  package var method: String
  package var custom: CalculationInput.Custom?
  package var school: AsrSchool
  package var rule: HighLatitudeRule
  package var latitudeLimit: Int?
  package var polar: PolarDays
  package var shafaq: Shafaq
  package var adjust: CalculationInput.Minutes

  package static let schema = Schema(
    "CalculationInForce", "How times are worked out.",
    [
      .init("method", Schema(.choice(CalculationInput.methods.map { ($0, nil) })), "Whose angles and minutes."),
      .optional("custom", CalculationInput.Custom.schema, "The method of her own."),
      .init("school", AsrSchool.schema, "How long a shadow is when Asr begins."),
      .init("rule", HighLatitudeRule.schema, "How early Fajr and how late Isha may be where twilight is long."),
      .optional(
        "latitudeLimit", Schema(.integer(PrayerCalculation.latitudeLimits)),
        "Places farther from the equator are calculated as though they were there.", unit: .of("degrees")),
      .init("polar", PolarDays.schema, "What becomes of a day on which the sun does not rise or set."),
      .init("shafaq", Shafaq.schema, "The twilight after which the moonsighting method's Isha begins."),
      .init("adjust", CalculationInput.Minutes.schema, "Her own minutes; those of 0 are left out."),
    ])

  package init(_ calculation: PrayerCalculation) {
    method = calculation.method.name
    if case .custom(let own) = calculation.method {
      var custom = CalculationInput.Custom(fajrAngle: own.fajrAngle, maghribAngle: own.maghribAngle)
      switch own.isha {
      case .angle(let angle): custom.ishaAngle = angle
      case .minutes(let minutes): custom.ishaMinutes = minutes
      }
      self.custom = custom
    }
    school = calculation.school
    rule = calculation.rule
    latitudeLimit = calculation.latitudeLimit
    polar = calculation.polar
    shafaq = calculation.shafaq
    adjust = CalculationInput.Minutes()
    for event in PrayerEvent.allCases where calculation.adjust[event] != 0 { adjust[event] = calculation.adjust[event] }
  }
}

extension PrayerMethod {
  /// `turkey`, `custom`.
  package var name: String {
    switch self {
    case .named(let name): name.rawValue
    case .custom: CalculationInput.customMethod
    }
  }
}

extension CalculationInput {
  static var members: [Schema.Member] {
    [
      .optional("method", Schema(.choice(methods.map { ($0, nil) })), "Whose angles and minutes."),
      .optional(
        "custom", Custom.schema, "The method of her own; with `custom` alone.",
        examples: [#"{"fajrAngle":18,"ishaAngle":17}"#]),
      .optional("school", AsrSchool.schema, "How long a shadow is when Asr begins."),
      .optional("rule", HighLatitudeRule.schema, "How early Fajr and how late Isha may be where twilight is long."),
      .optional(
        "latitudeLimit",
        .either(
          Schema(.integer(0...0), unit: .of("degrees")),
          Schema(.integer(PrayerCalculation.latitudeLimits), unit: .of("degrees"))),
        "Places farther from the equator are calculated as though they were there; 0 for none.", examples: ["55"]),
      .optional("polar", PolarDays.schema, "What becomes of a day on which the sun does not rise or set."),
      .optional("shafaq", Shafaq.schema, "The twilight after which the moonsighting method's Isha begins."),
      .optional(
        "adjust", Minutes.schema, "Her own minutes by event; what is left out stays.", examples: [#"{"isha":2}"#]),
    ]
  }
}

extension AsrSchool {
  static let schema = Schema("AsrSchool", "How long a shadow is when Asr begins.", AsrSchool.allCases) { school in
    school == .standard ? "as long as what throws it, beyond that of noon" : "twice as long"
  }
}

extension HighLatitudeRule {
  static let schema = Schema(
    "HighLatitudeRule", "The part of the night that bounds Fajr and Isha.", HighLatitudeRule.allCases
  ) { rule in
    switch rule {
    case .automatic: "a seventh beyond 48°, else the middle"
    case .middleOfNight: "half of it"
    case .seventhOfNight: "a seventh"
    case .angle: "the angle's sixtieth"
    case .noBound: "there is no bound"
    }
  }
}

extension PolarDays {
  static let schema = Schema(
    "PolarDays", "What becomes of a day on which the sun does not rise or set.", PolarDays.allCases
  ) { days in
    days == .makkah ? "all events are at Makkah's hour and minute" : "what is undefined stays so"
  }
}

extension Shafaq {
  static let schema = Schema("Shafaq", "The twilight that Isha waits for.", Shafaq.allCases)
}
