import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// Controls for the settings of the runner's heart rates, and of the heart rate zones that are computed from them.
struct RunningHeartRateFields {
  let strings: RunningStrings
  let settings: UpdateSettings.Output

  private var language: Language { strings.language }
  private var names: RunningSettingNames { RunningSettingNames(language: language) }

  var section: Element {
    .section(
      language.say(cs: "Tep a zóny", en: "Heart Rate and Zones"),
      [
        .toggle(
          RunningSettings.heartRate, name(RunningSettings.heartRate), language: language, settings: settings),
        .note(
          language.say(
            cs: "Ze souborů, z údajů Applu a ze zařízení. Vypnutím se tep nevymaže.",
            en: "From files, Apple's records and devices. Turning it off deletes nothing.")),
        method, .note(base(settings.heartRateMethod)), beats(RunningSettings.highestHeartRate),
        beats(RunningSettings.restingHeartRate), beats(RunningSettings.thresholdHeartRate), pace,
        .note(
          language.say(
            cs: "Na prahu: co udržíte zhruba hodinu. Tempo na kilometr, 2:00 až 20:00. Neznámé nechte prázdné.",
            en: "At threshold: what you can hold for about an hour. Pace per kilometer, 2:00 to 20:00. Leave blank "
              + "what you don't know.")),
        .row(strings.zonesTitle, hint: strings.zonesHint, to: RunningDestinations.zones(nil)), forget,
      ])
  }

  private func name(_ setting: Setting) -> String { names.name(setting.name) ?? setting.name }

  private var method: Element {
    .choice(
      .radioGroup, name(RunningSettings.heartRateMethod), setting: RunningSettings.heartRateMethod.name,
      HeartRateZones.Method.allCases.map(\.rawValue), chosen: settings.heartRateMethod.rawValue
    ) { HeartRateZones.Method(rawValue: $0).map(names.name) ?? $0 }
  }

  /// Says how the bounds of the five zones are computed.
  private func base(_ method: HeartRateZones.Method) -> String {
    switch method {
    case .maximum:
      language.say(
        cs: "Zóny začínají na 50, 60, 70, 80 a 90 % nejvyššího tepu.",
        en: "Zones begin at 50, 60, 70, 80 and 90% of the highest heart rate.")
    case .reserve:
      language.say(
        cs: "Zóny začínají na 50, 60, 70, 80 a 90 % cesty od klidového tepu k nejvyššímu.",
        en: "Zones begin at 50, 60, 70, 80 and 90% of the way from the resting to the highest heart rate.")
    case .threshold:
      language.say(
        cs: "Druhá až pátá zóna začíná na 85, 90, 95 a 100 % tepu na prahu.",
        en: "Zones two to five begin at 85, 90, 95 and 100% of the heart rate at threshold.")
    }
  }

  /// A field for a heart rate in beats per minute. It is empty if the heart rate is unknown.
  private func beats(_ setting: Setting) -> Element {
    let range = RunningSettings.heartRateRange
    return Element(
      .numericField, name(setting), value: settings.word(of: setting), type: .body,
      action: Action(
        UpdateSettings.method,
        input: Action.Input(
          setting.name, .text,
          limits: Action.Limits(
            range.lowerBound, range.upperBound, unit: language.say(cs: "tepů/min", en: "bpm")))),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, "BEATS"), saves: true)
  }

  private var pace: Element {
    let setting = RunningSettings.thresholdPace
    return Element(
      .textField, name(setting), value: settings.word(of: setting), type: .body,
      action: Action(UpdateSettings.method, input: Action.Input(setting.name, .text)),
      command: ShellCommand.recordbook("settings", "set", setting.commandName, "PACE"), saves: true)
  }

  private var forget: Element {
    .button(
      language.say(cs: "Vymazat tep ze všech běhů…", en: "Delete Heart Rate of All Runs…"), isDestructive: true,
      to: RunningDestinations.settings,
      action: Action(
        ForgetRunHeartRates.method, style: .destructive,
        confirmation: language.say(
          cs: "Vymazat tep ze všech běhů navždy?", en: "Delete the heart rate of all runs permanently?")),
      command: ["run", "forget-heart-rate"])
  }
}
