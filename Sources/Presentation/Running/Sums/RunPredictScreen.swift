import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import RunningApplication
import RunningDomain

/// The screen with predicted race times. It says from which best effort each time is computed, and that the times are
/// not a promise.
struct RunPredictScreen: ScreenProvider {
  let pattern = RoutePattern("running/predict?day")
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let day: CivilDay? = try request.query("day")
    let settings = try catalog.call(ShowSettings.self, NoInput())
    let strings = RunningStrings(language: request.language, units: settings.runUnits)
    let output = try catalog.call(PredictRaces.self, PredictRaces.Input(day: day))
    let known = output.races.filter { $0.seconds != nil }
    let content: [Element] =
      known.isEmpty
      ? [
        .empty(
          strings.nothingToPredict, picture: "figure.run.road",
          [.button(strings.startRun, to: RunningDestinations.track)])
      ]
      : [
        .table(columns: strings.predictionColumns, texts: [0, 3], rows: output.races.map { row($0, strings) }),
        .note(strings.noPromise),
      ]
    return Screen(
      route: request.route, language: request.language,
      title: strings.prediction(to: output.day), presentation: .stack, header: Header(.standard),
      layout: RunningStrings.layout, back: strings.backHome, content: content)
  }

  private func row(_ race: PredictRaces.Race, _ strings: RunningStrings) -> (cells: [String], label: String?) {
    (strings.cells(race), nil)
  }
}

extension RunningStrings {
  func prediction(to day: CivilDay) -> String {
    let date = language.date(day)
    return language.say(cs: "Odhad k \(date)", en: "Prediction to \(date)")
  }

  var nothingToPredict: String { firstRun(.km5) }

  /// Says that a time can be predicted once the user has run a distance: `Run 10 km or more at full effort first`.
  private func firstRun(_ distance: EffortDistance) -> String {
    let isMile = distance == .mile
    return language.say(
      cs: "Nejdřív zaběhněte naplno aspoň \(isMile ? "míli" : name(distance))",
      en: "Run \(isMile ? "a mile" : name(distance)) or more at full effort first")
  }

  var noPromise: String {
    language.say(
      cs: "Neslibuje: z tréninku vychází pomaleji, maraton bývá delší.",
      en: "No promise: training makes it slower than you are; a marathon often takes longer.")
  }
  var predictionColumns: [String] {
    [
      lengthTitle, time, language.say(cs: "Rozmezí", en: "Range"), language.say(cs: "Z čeho", en: "From"),
    ]
  }

  /// Returns the cells of the table row for a race: the distance, the predicted time, the range within which the time
  /// probably lies, and the best effort from which these are computed or, if there is none, which one is needed.
  func cells(_ race: PredictRaces.Race) -> [String] {
    let name = capitalized(name(race.distance))
    guard let seconds = race.seconds, let low = race.lowSeconds, let high = race.highSeconds, let from = race.from
    else {
      return [name, "–", "", PredictionRule.shortest(for: race.distance).map(firstRun) ?? ""]
    }
    let band = low == high ? "" : "\(time(low * 1_000))–\(time(high * 1_000))"
    let (distance, date) = (self.name(from.distance), language.date(from.day))
    return [
      name, time(seconds * 1_000), band,
      language.say(cs: "\(distance) \(language.ofDay(date))", en: "your \(distance) of \(date)"),
    ]
  }
}
