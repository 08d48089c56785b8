package import KernelDomain
import KernelPresentation
package import RunningApplication
package import RunningDomain

/// The texts about running that screens and commands share.
package struct RunningStrings {
  package let language: Language
  /// The units of distances and paces.
  package let units: RunUnits

  /// Creates the texts in a language.
  /// - Parameters:
  ///   - language: the language.
  ///   - units: the units of distances and paces; nil for the units chosen in the settings, which are part of
  ///     `language`.
  package init(language: Language, units: RunUnits? = nil) {
    self.language = language
    self.units = units ?? language.unit(RunningSettings.units).flatMap { RunUnits(rawValue: $0) } ?? .kilometres
  }

  package var feature: String { language.say(cs: "Běh", en: "Running") }

  // MARK: Runs

  /// Returns the name of a kind of activity, such as `Run` for the word `running`.
  package func kind(_ word: String) -> String {
    switch word {
    case "running": language.say(cs: "Běh", en: "Run")
    case "walking": language.say(cs: "Chůze", en: "Walk")
    case "hiking": language.say(cs: "Pěší túra", en: "Hike")
    case "cycling": language.say(cs: "Jízda na kole", en: "Ride")
    case "swimming", "16": language.say(cs: "Plavání", en: "Swim")
    case "17": language.say(cs: "Virtuální jízda", en: "Virtual Ride")
    case "skiing": language.say(cs: "Lyžování", en: "Skiing")
    case "skating": language.say(cs: "Bruslení", en: "Skating")
    case "rowing": language.say(cs: "Veslování", en: "Rowing")
    case "driving": language.say(cs: "Jízda autem", en: "Drive")
    // Other numbers are those that Strava writes for kinds of activities.
    case _ where !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }:
      language.say(cs: "Jiné (Strava \(word))", en: "Other (Strava \(word))")
    default: capitalized(printable(word))
    }
  }

  /// Describes a run that is suspicious or does not count, such as a duplicate; nil for an ordinary run.
  package func state(_ run: RunListing) -> String? {
    switch run.state {
    case .counts: run.suspicious == true ? suspicious : nil
    case .duplicate: language.say(cs: "druhý záznam", en: "duplicate")
    case .removed: language.say(cs: "vyřazený", en: "removed")
    case .otherKind: kind(run.kind).lowercased()
    }
  }

  /// Returns labels for what is unusual about a run: its state, that its recording is incomplete, and that it was a
  /// commute. Empty for an ordinary run.
  func marks(_ run: RunListing) -> [String] {
    [state(run), run.recorded.map(name), run.commute == true ? language.say(cs: "Dojíždění", en: "Commute") : nil]
      .compactMap { $0 }
  }

  private func name(_ recorded: RunListing.Recorded) -> String {
    switch recorded {
    case .totals: language.say(cs: "Jen souhrn", en: "Totals only")
    case .part: language.say(cs: "Zaznamenáno zčásti", en: "Recorded in part")
    }
  }

  package var suspicious: String { language.say(cs: "podezřelý", en: "suspicious") }

  /// Returns the run's name or, if it has none, the name of the activity.
  func title(_ run: RunListing) -> String { run.name.map { printable($0) } ?? kind(run.kind) }

  /// When the run began, in the runner's local time.
  func start(_ run: RunListing) -> CivilDateTime { CivilDateTime(run.start, offset: run.utcOffsetSeconds) }

  func counted(_ count: Int, _ noun: Noun) -> String { language.counted(count, noun) }

  // MARK: Distances

  /// Returns the name of a distance: `5 km`, `mile`, `half marathon`.
  package func name(_ distance: EffortDistance) -> String {
    switch distance {
    case .m400: "400 m"
    case .m800: "800 m"
    case .km1: "1 km"
    case .mile: language.say(cs: "míle", en: "mile")
    case .mile2: language.say(cs: "2 míle", en: "2 miles")
    case .km5: "5 km"
    case .km10: "10 km"
    case .km15: "15 km"
    case .mile10: language.say(cs: "10 mil", en: "10 miles")
    case .km20: "20 km"
    case .half: language.say(cs: "půlmaraton", en: "half marathon")
    case .km30: "30 km"
    case .marathon: language.say(cs: "maraton", en: "marathon")
    }
  }

  // MARK: Sources of figures

  func name(_ source: LengthSource) -> String {
    switch source {
    case .odometer: language.say(cs: "podle počítadla zařízení", en: "measured by the device")
    case .positions: language.say(cs: "podle polohy", en: "computed from positions")
    case .total: language.say(cs: "celková hodnota ze zařízení", en: "the device's total")
    case .hand: language.say(cs: "vzdálenost ručně", en: "distance by hand")
    }
  }

  func name(_ source: RunPause.Source) -> String {
    switch source {
    case .timer: language.say(cs: "časomíra stála", en: "timer stopped")
    case .segment: language.say(cs: "přerušený záznam", en: "gap in the track")
    case .lap: language.say(cs: "podle času kola", en: "from lap time")
    case .inferred: language.say(cs: "skoro bez pohybu", en: "hardly any movement")
    case .standing: language.say(cs: "stání", en: "standing")
    case .join: language.say(cs: "mezi spojenými běhy", en: "between joined runs")
    }
  }

  package func name(_ change: RunCorrectionKind) -> String {
    switch change {
    case .trim: language.say(cs: "oříznutí", en: "trim")
    case .cut: language.say(cs: "vyříznutí", en: "cut")
    case .split: language.say(cs: "rozdělení", en: "split")
    case .join: language.say(cs: "spojení", en: "join")
    case .kind: language.say(cs: "druh", en: "kind")
    case .confirm: language.say(cs: "potvrzení", en: "confirmation")
    case .remove: language.say(cs: "vyřazení", en: "removal")
    case .prefer: language.say(cs: "přednost záznamu", en: "preference")
    case .name: language.say(cs: "název", en: "name")
    case .add: language.say(cs: "přidáno ručně", en: "added by hand")
    case .note: language.say(cs: "poznámka", en: "note")
    case .tags: language.say(cs: "štítky", en: "tags")
    case .shoes: language.say(cs: "boty", en: "shoes")
    case .exertion: language.say(cs: "námaha", en: "effort")
    case .length: language.say(cs: "vzdálenost", en: "distance")
    case .workout: language.say(cs: "plán tréninku", en: "workout")
    case .removeWorkout: language.say(cs: "odebrání plánu", en: "removal of a workout")
    case .addShoes: language.say(cs: "boty", en: "shoes")
    case .removeShoes: language.say(cs: "odebrání bot", en: "removal of shoes")
    case .defaultShoes: language.say(cs: "boty pro nové běhy", en: "shoes for new runs")
    case .route: language.say(cs: "název trasy", en: "name of a route")
    }
  }
}
