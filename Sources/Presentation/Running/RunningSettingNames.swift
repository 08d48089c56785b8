import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The titles of running's settings and of their values.
struct RunningSettingNames {
  let language: Language

  /// Returns the title of a setting; nil if the setting belongs to another feature.
  func name(_ setting: String) -> String? {
    switch setting {
    case RunningSettings.units.name: language.say(cs: "Jednotky", en: "Units")
    case RunningSettings.weekStart.name: language.say(cs: "Týden začíná", en: "Week Begins")
    case RunningSettings.goal.name: language.say(cs: "Týdenní cíl běhu", en: "Weekly Running Goal")
    case RunningSettings.bodyMass.name: language.say(cs: "Tělesná hmotnost (kg)", en: "Body Mass (kg)")
    case RunningSettings.zone.name:
      language.say(cs: "Časové pásmo souborů bez něj", en: "Time Zone of Files Without One")
    case RunningSettings.autoPause.name: language.say(cs: "Automatická pauza", en: "Auto-Pause")
    case RunningSettings.notifications.name: language.say(cs: "Oznámení při běhu", en: "Notifications During a Run")
    case RunningSettings.heartRate.name: language.say(cs: "Načítat tep", en: "Read Heart Rate")
    case RunningSettings.heartRateMethod.name:
      language.say(cs: "Zóny tepu podle", en: "Heart Rate Zones By")
    case RunningSettings.highestHeartRate.name: language.say(cs: "Nejvyšší tep", en: "Highest Heart Rate")
    case RunningSettings.restingHeartRate.name: language.say(cs: "Klidový tep", en: "Resting Heart Rate")
    case RunningSettings.thresholdHeartRate.name: language.say(cs: "Tep na prahu", en: "Heart Rate at Threshold")
    case RunningSettings.thresholdPace.name: language.say(cs: "Tempo na prahu", en: "Pace at Threshold")
    case RunningSettings.hideRadius.name:
      language.say(cs: "Skrýt kolem startů a cílů (m)", en: "Hide Around Starts and Ends (m)")
    case RunningSettings.privatePlaces.name: language.say(cs: "Soukromá místa", en: "Private Places")
    case RunningSettings.location.name: language.say(cs: "Kdo smí posílat polohu", en: "Who May Send Positions")
    case RunningSettings.welcomed.name: language.say(cs: "Úvod do běhání dokončen", en: "Welcomed to Running")
    default: nil
    }
  }

  /// Returns the words for the value of a setting with a few choices; nil for other values.
  func words(_ value: String, of setting: String) -> String? {
    switch setting {
    case RunningSettings.units.name: RunUnits(rawValue: value).map(name)
    case RunningSettings.weekStart.name: name(WeekStart(rawValue: value))
    case RunningSettings.location.name: LocationSource(rawValue: value).map(name)
    case RunningSettings.heartRateMethod.name: HeartRateZones.Method(rawValue: value).map(name)
    default: nil
    }
  }

  func name(_ units: RunUnits) -> String {
    switch units {
    case .kilometres: language.say(cs: "Kilometry", en: "Kilometers")
    case .miles: language.say(cs: "Míle", en: "Miles")
    }
  }

  /// Returns the name of the first day of the week.
  /// - Parameter start: the day; nil if it depends on the user's country.
  func name(_ start: WeekStart?) -> String {
    switch start {
    case nil: language.say(cs: "Podle země", en: "As Usual Where I Live")
    case .monday: language.say(cs: "V pondělí", en: "On Monday")
    case .sunday: language.say(cs: "V neděli", en: "On Sunday")
    case .saturday: language.say(cs: "V sobotu", en: "On Saturday")
    case .friday: language.say(cs: "V pátek", en: "On Friday")
    }
  }

  func name(_ method: HeartRateZones.Method) -> String {
    switch method {
    case .maximum: language.say(cs: "Nejvyššího tepu", en: "Highest")
    case .reserve: language.say(cs: "Klidového a nejvyššího", en: "Resting and Highest")
    case .threshold: language.say(cs: "Tepu na prahu", en: "Threshold")
    }
  }

  func name(_ source: LocationSource) -> String {
    switch source {
    case .any: language.say(cs: "Programy a prohlížeč", en: "Programs and the Browser")
    case .programs: language.say(cs: "Jen programy", en: "Programs Only")
    case .nobody: language.say(cs: "Nikdo", en: "Nobody")
    }
  }
}
