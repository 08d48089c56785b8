package import KernelDomain
import KernelPresentation
package import StrengthApplication
import StrengthDomain

/// The texts for sets and volumes, both as words and as the content of number fields.
extension StrengthStrings {
  package func spoken(_ load: Load) -> String {
    let forms = massForms(load.unit)
    let number = self.load(load).dropLast(load.unit.rawValue.count + 1)
    guard load.thousandths.isMultiple(of: 1_000) else { return "\(number) \(language.pluralOfDecimal(forms))" }
    return "\(number) \(language.plural(Int(load.thousandths) / 1_000, forms))"
  }

  private func massForms(_ unit: MassUnit) -> PluralForms {
    switch (language.tag, unit) {
    case (.cs, .kilogram): PluralForms(one: "kilogram", few: "kilogramy", many: "kilogramu", other: "kilogramů")
    case (.cs, .pound): PluralForms(one: "libra", few: "libry", many: "libry", other: "liber")
    case (.en, .kilogram), (.enGB, .kilogram): PluralForms(one: "kilogram", other: "kilograms")
    case (.en, .pound), (.enGB, .pound): PluralForms(one: "pound", other: "pounds")
    }
  }

  /// Returns a volume in whole units: `12,345 kg`.
  /// - Parameter tenths: the volume in tenths of a kilogram.
  package func volume(tenths: Int64) -> String {
    "\(language.number(whole(tenths))) \(unit.rawValue)"
  }

  package func spokenVolume(tenths: Int64) -> String { language.counted(whole(tenths), massForms(unit)) }

  /// Converts tenths of a kilogram to whole kilograms or pounds, depending on the user's unit. A tenth of a kilogram is
  /// 100,000 mg; a pound is 453,592.37 mg.
  func whole(_ tenths: Int64) -> Int {
    switch unit {
    case .kilogram: Int(clamping: (tenths + 5) / 10)
    case .pound: pounds(tenths: tenths)
    }
  }

  /// Returns a duration in words: `1 minute 30 seconds`.
  package func spoken(seconds: Int) -> String {
    let parts = [(seconds / 3_600, 3_600), (seconds / 60 % 60, 60), (seconds % 60, 1)]
    let lines = parts.filter { $0.0 > 0 }.map { language.spokenDuration(seconds: $0.0 * $0.1) }
    return lines.isEmpty ? language.spokenDuration(seconds: 0) : lines.joined(separator: " ")
  }

  // MARK: Sets

  package func measures(_ set: SetView) -> String {
    let lines = measures(load: set.load, reps: set.reps, seconds: set.seconds, millimetres: set.millimetres)
    return lines.isEmpty ? "—" : lines
  }

  package func measures(_ target: SetTargetView) -> String {
    let lines = self.target(target)
    return lines.isEmpty ? "—" : lines
  }

  package func spokenMeasures(_ set: SetView) -> String {
    var parts: [String] = []
    if let load = set.load { parts.append(spoken(load)) }
    if let reps = set.reps { parts.append(counted(reps, .reps)) }
    if let millimetres = set.millimetres { parts.append(distance(millimetres)) }
    if let seconds = set.seconds { parts.append(spoken(seconds: seconds)) }
    return parts.isEmpty ? language.say(cs: "nic", en: "nothing") : parts.joined(separator: ", ")
  }

  /// Returns remarks on a set, to be shown after its load and repetitions: its kind, its effort, its note, and whether
  /// it is suspicious.
  /// - Parameters:
  ///   - set: the set.
  ///   - withEffort: whether to include the effort as RPE (rating of perceived exertion).
  package func remarks(_ set: SetView, withEffort: Bool = true) -> [String] {
    [
      set.kind == .normal ? nil : name(set.kind),
      withEffort ? set.rpe.map { "RPE \(language.decimal($0))" } : nil,
      set.done ? nil : language.say(cs: "neprovedená", en: "not done"),
      set.suspicious == true ? language.say(cs: "podezřelá", en: "suspicious") : nil,
      set.confirmed == true ? language.say(cs: "potvrzená", en: "confirmed") : nil,
      set.note.map { printableInLine($0) },
    ].compactMap { $0 }
  }
}
