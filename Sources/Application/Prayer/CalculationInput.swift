package import KernelApplication
import KernelDomain
package import PrayerDomain

/// The choices that determine how prayer times are calculated. Members that the input omits keep their current values.
package struct CalculationInput: Codable, Hashable, Sendable {
  /// The name of a calculation method, such as `turkey`, or `custom` for the user's own method; nil to keep the current
  /// method.
  package var method: String?
  package var custom: Custom?
  package var school: AsrSchool?
  package var rule: HighLatitudeRule?
  /// A latitude, in degrees. Prayer times of places nearer to a pole are calculated as if the places lay at this
  /// latitude. 0 sets no limit; nil keeps the current limit.
  package var latitudeLimit: Int?
  package var polar: PolarDays?
  package var shafaq: Shafaq?
  /// Minutes to add to the calculated time of each event, such as Fajr or sunrise. Events that the input omits keep
  /// their current minutes; nil keeps the minutes of all events.
  package var adjust: Minutes?
  /// The code of a zone of Malaysia, such as `WLY01`, for the method `malaysia`; empty to use no zone, nil to keep the
  /// current zone.
  package var jakimZone: String?

  package static let schema = Schema(
    "Calculation", "How prayer times are calculated; members that are left out stay as before.", members)

  package struct Custom: Codable, Hashable, Sendable {
    package var fajrAngle: Double?
    package var ishaAngle: Double?
    package var ishaMinutes: Int?
    package var maghribAngle: Double?

    static let schema = Schema(
      "CustomMethod",
      "The user's own calculation method: `fajrAngle`, and exactly one of `ishaAngle` and `ishaMinutes`.",
      [
        .optional(
          "fajrAngle", Schema(.number(CustomPrayerMethod.twilightAngles)),
          "The angle of the sun below the horizon at which Fajr begins, in degrees.",
          unit: .of("degrees")),
        .optional(
          "ishaAngle", Schema(.number(CustomPrayerMethod.twilightAngles)),
          "The angle of the sun below the horizon at which Isha begins, in degrees.", unit: .of("degrees")),
        .optional(
          "ishaMinutes", Schema(.integer(CustomPrayerMethod.ishaMinutes)), "The minutes from sunset to Isha.",
          unit: .of("minutes")),
        .optional(
          "maghribAngle", Schema(.number(CustomPrayerMethod.maghribAngles)),
          """
          The angle of the sun below the horizon at which Maghrib begins, in degrees; if left out, it begins \
          at sunset.
          """,
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

  /// Minutes to add to the calculated time of each event. The events are separate members, because `EventValues<Int?>`
  /// would encode missing values as `null`.
  package struct Minutes: Codable, Hashable, Sendable {
    package var fajr: Int?
    package var sunrise: Int?
    package var dhuhr: Int?
    package var asr: Int?
    package var maghrib: Int?
    package var isha: Int?

    static let schema = Schema(
      "OwnMinutes", "Corrections in minutes, which are added to the times of events.",
      PrayerEvent.allCases.map { event in
        .optional(
          event.rawValue, Schema(.integer(PrayerCalculation.ownMinutes)),
          "The minutes to add to the time of the event, negative for an earlier time.", unit: .of("minutes"))
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

  /// The name of the user's own calculation method in inputs and outputs.
  package static let customMethod = "custom"
  /// The names of all calculation methods, with `custom` last.
  package static var methods: [String] { PrayerMethod.Name.allCases.map(\.rawValue) + [customMethod] }

  /// Returns the current calculation with this input's changes applied.
  /// - Parameter known: the current calculation; nil if there is none.
  func applied(to known: PrayerCalculation?) throws(Failure) -> PrayerCalculation {
    let method = try self.method(after: known?.method)
    let zone = try zone(after: known)
    if jakimZone.map({ !$0.isEmpty }) ?? false, method != .named(.malaysia) {
      throw .invalidInput(field: "jakimZone", problem: .prayer(.zoneOfMalaysia))
    }
    do throws(PrayerInputError) {
      var minutes = known?.adjust ?? EventValues(0)
      for event in PrayerEvent.allCases { if let own = adjust?[event] { minutes[event] = own } }
      return try PrayerCalculation(
        method: method, school: school ?? known?.school ?? .standard, rule: rule(for: method, after: known),
        latitudeLimit: latitudeLimit.map { $0 == 0 ? nil : $0 } ?? known?.latitudeLimit,
        polar: polar ?? known?.polar ?? .undefined, shafaq: shafaq ?? known?.shafaq ?? .general, adjust: minutes,
        jakimZone: zone)
    } catch {
      throw .prayer(error, field: "calculation")
    }
  }

  /// Returns the high-latitude rule of this input or, if the input contains none, the current rule. The method `france`
  /// is an exception: it replaces the automatic rule with the rule that uses limits only where they are needed, and the
  /// next method chosen after `france` restores the automatic rule.
  private func rule(for method: PrayerMethod, after known: PrayerCalculation?) -> HighLatitudeRule {
    let france = PrayerMethod.named(.france)
    if let rule { return rule }
    switch known?.rule ?? .automatic {
    case .automatic where method == france && known?.method != france: return .onlyWhenUndefined
    case .onlyWhenUndefined where method != france && known?.method == france: return .automatic
    case let rule: return rule
    }
  }

  private func zone(after known: PrayerCalculation?) throws(Failure) -> JakimZone? {
    guard let jakimZone else { return known?.jakimZone }
    if jakimZone.isEmpty { return nil }
    guard let zone = JakimZone.zone(jakimZone) else {
      throw .invalidInput(
        field: "jakimZone", problem: .prayer(.noJakimZone(text: jakimZone)), valid: JakimZone.all.map(\.code))
    }
    return zone
  }

  private func method(after known: PrayerMethod?) throws(Failure) -> PrayerMethod {
    if let method, method != CalculationInput.customMethod {
      guard let name = PrayerMethod.Name(rawValue: method) else {
        throw .invalidInput(field: "method", problem: .prayer(.noMethod(text: method)), valid: CalculationInput.methods)
      }
      return .named(name)
    }
    if method == nil, custom == nil { return known ?? .standard }
    // A custom method has no defaults, so the input must contain its values.
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

/// The way in which prayer times are calculated, in the outputs of use cases.
package struct CalculationView: Codable, Hashable, Sendable {
  package var method: String
  package var custom: CalculationInput.Custom?
  package var school: AsrSchool
  package var rule: HighLatitudeRule
  package var latitudeLimit: Int?
  package var polar: PolarDays
  package var shafaq: Shafaq
  package var adjust: CalculationInput.Minutes
  package var jakimZone: String?

  package static let schema = Schema(
    "CalculationInForce", "How prayer times are calculated.",
    [
      .init(
        "method", Schema(.choice(CalculationInput.methods.map { ($0, nil) })),
        "The method, which decides the angles and minutes of the events."),
      .optional(
        "custom", CalculationInput.Custom.schema, "The user's own method; left out unless `method` is `custom`."),
      .init("school", AsrSchool.schema, "The school, which decides how long shadows are when Asr begins."),
      .init("rule", HighLatitudeRule.schema, "The limit for early Fajr and late Isha at latitudes with long twilight."),
      .optional(
        "latitudeLimit", Schema(.integer(PrayerCalculation.latitudeLimits)),
        """
        The latitude, in degrees, at which times of places farther from the equator are calculated; left out \
        if there is none.
        """, unit: .of("degrees")),
      .init("polar", PolarDays.schema, "How times are calculated on days on which the sun does not rise or set."),
      .init("shafaq", Shafaq.schema, "The kind of twilight after which Isha begins in the moonsighting method."),
      .init("adjust", CalculationInput.Minutes.schema, "The user's corrections in minutes; those of 0 are left out."),
      .optional(
        "jakimZone", .text, "The zone of Malaysia for which times are calculated; left out if there is none.",
        examples: [#""WLY01""#]),
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
    jakimZone = calculation.jakimZone?.code
    adjust = CalculationInput.Minutes()
    for event in PrayerEvent.allCases where calculation.adjust[event] != 0 { adjust[event] = calculation.adjust[event] }
  }
}

extension PrayerMethod {
  /// The name by which settings identify the method, such as `turkey` or `custom`.
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
      .optional(
        "method", Schema(.choice(methods.map { ($0, nil) })),
        "The method, which decides the angles and minutes of the events; if left out, as before."),
      .optional(
        "custom", Custom.schema,
        "The user's own method; required if `method` is `custom`, and ignored for other methods.",
        examples: [#"{"fajrAngle":18,"ishaAngle":17}"#]),
      .optional(
        "school", AsrSchool.schema,
        "The school, which decides how long shadows are when Asr begins; if left out, as before."),
      .optional(
        "rule", HighLatitudeRule.schema,
        "The limit for early Fajr and late Isha at latitudes with long twilight; if left out, as before."),
      .optional(
        "latitudeLimit",
        .either(
          Schema(.integer(0...0), unit: .of("degrees")),
          Schema(.integer(PrayerCalculation.latitudeLimits), unit: .of("degrees"))),
        """
        The latitude, in degrees, at which to calculate times of places farther from the equator, 0 for none; \
        if left out, as before.
        """, examples: ["55"]),
      .optional(
        "polar", PolarDays.schema,
        "How to calculate times on days on which the sun does not rise or set; if left out, as before."),
      .optional(
        "shafaq", Shafaq.schema,
        "The kind of twilight after which Isha begins in the moonsighting method; if left out, as before."),
      .optional(
        "adjust", Minutes.schema, "The user's corrections in minutes; events that are left out stay as before.",
        examples: [#"{"isha":2}"#]),
      .optional(
        "jakimZone", .text,
        """
        The zone of Malaysia for which to calculate, only with the method `malaysia`; empty for none; if left out, as \
        before.
        """,
        examples: [#""WLY01""#]),
    ]
  }
}
