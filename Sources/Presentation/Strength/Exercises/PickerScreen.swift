import BookPresentation
import KernelApplication
import KernelDomain
import KernelPresentation
import StrengthApplication
import StrengthDomain

/// The screen on which the user chooses an exercise, by searching for its name, by filters, or from the favourites or
/// the user's own exercises. The chosen exercise is added to a workout or a routine, or another exercise is merged into
/// it.
struct PickerScreen: ScreenProvider {
  let pattern = RoutePattern(
    "strength/exercises?query&list&equipment&muscle&routine&draft&superset&merge&workout&swap&filter")
  var isLaidOver: Bool { true }
  let catalog: UseCaseCatalog

  func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let asked = ExerciseSearch(
      query: try request.query("query") ?? "",
      list: try request.query("list", valid: PickerList.allCases.map(\.rawValue)),
      equipment: try request.query("equipment", valid: CatalogueWords.equipment),
      muscle: try request.query("muscle", valid: CatalogueWords.muscles), routine: try request.query("routine"),
      draft: try request.query("draft"), superset: try request.query("superset"), merging: try request.query("merge"),
      workout: try request.query("workout"), swap: try request.query("swap"),
      filter: try request.query("filter", valid: PickerFilter.allCases.map(\.rawValue)))
    let found = try catalog.call(
      SearchExercises.self,
      SearchExercises.Input(
        query: asked.query, equipment: asked.equipment, muscle: asked.muscle,
        favourites: asked.list == .favourites ? true : nil, own: asked.list == .own ? true : nil,
        limit: PickerPage.most))
    let active = try catalog.call(ShowActiveWorkout.self, NoInput()).active
    let routines = try asked.routine.map { (name) throws(Failure) in
      try catalog.call(ListRoutines.self, NoInput()).routines.first { $0.id.description == name }
    }
    let draft = asked.draft.flatMap { RoutineDraft($0) }
    let page = PickerPage(
      strings: try StrengthStrings(request, catalog), asked: asked, found: found,
      isOn: active != nil, routine: (routines ?? nil).map { $0.with(draft) },
      merged: try asked.merging.map { (id) throws(Failure) in
        try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id))).exercise
      })
    return page.screen(request.route)
  }
}

struct PickerPage {
  let strings: StrengthStrings
  let asked: ExerciseSearch
  let found: SearchExercises.Output
  /// Whether a workout is in progress, so that the chosen exercise is added to it.
  let isOn: Bool
  /// The existing routine to which the chosen exercise is added; nil if it is added to a new routine or to none.
  let routine: RoutineView?
  /// The exercise that will be merged into the chosen one; nil if the user is not merging exercises.
  let merged: ExerciseView?

  /// The maximum number of exercises that are shown. The user finds further ones by typing more letters.
  static let most = 40

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: title, presentation: .sheet, header: Header(.standard),
      layout: StrengthStrings.layout, back: .cancel(to: asked.filter == nil ? home : destination(), strings.language),
      content: asked.filter.map { [choices($0)] } ?? [search, lists, filters] + results)
  }

  private var title: String {
    if let merged {
      return language.say(cs: "Spojit \(strings.name(merged)) s…", en: "Merge \(strings.name(merged)) with…")
    }
    return asked.superset.map { strings.addToSuperset($0) } ?? strings.exercises
  }

  private var home: Destination {
    if let merged { return StrengthDestinations.exercise(merged) }
    if let routine { return StrengthDestinations.routine(routine.id, draft: asked.draft) }
    if asked.workout == ExerciseSearch.past { return StrengthDestinations.past() }
    if let id = asked.workout.flatMap({ WorkoutID($0) }) { return StrengthDestinations.workout(id) }
    return asked.routine == nil && isOn ? StrengthDestinations.active : StrengthDestinations.workouts
  }

  /// Returns the destination of this screen with one change to the search, such as another filter.
  private func destination(_ change: (inout ExerciseSearch) -> Void = { _ in }) -> Destination {
    var search = asked
    search.filter = nil
    change(&search)
    return StrengthDestinations.exercises(search)
  }

  // MARK: Search and filters

  private var search: Element {
    Element(
      .searchField, strings.search,
      label: language.say(cs: "Hledat cvik podle názvu", en: "Search Exercises by Name"),
      hint: language.say(
        cs: "Česky i anglicky; stačí začátek a překlep nevadí",
        en: "In English or Czech; the beginning is enough, and typos are fine"),
      value: printable(asked.query), type: .body, route: destination().route,
      command: ShellCommand.recordbook("strength", "exercises", "QUERY"), shortcut: strings.key("/"))
  }

  private var lists: Element {
    choice(
      .segmentedControl, strings.exercises,
      [(strings.all, nil), (strings.favourites, PickerList.favourites), (strings.own, .own)].map { name, list in
        (name, list == asked.list, destination { $0.list = list })
      })
  }

  /// A row for each filter, with the filter's current value and a link with which the user chooses another value.
  private var filters: Element {
    func row(_ filter: PickerFilter, _ chosen: String?) -> Element {
      .row(
        name(filter), chosen.map { capitalized($0) } ?? strings.all,
        hint: language.say(cs: "Vybere, podle čeho se hledá", en: "Chooses what to filter by"),
        to: destination { $0.filter = filter })
    }
    return .section(
      nil,
      [
        row(.equipment, asked.equipment.map { strings.equipment($0) }),
        row(.muscle, asked.muscle.map { strings.muscle($0) }),
      ])
  }

  private func name(_ filter: PickerFilter) -> String {
    switch filter {
    case .equipment: language.say(cs: "Náčiní", en: "Equipment")
    case .muscle: strings.muscle
    }
  }

  private func choices(_ filter: PickerFilter) -> Element {
    switch filter {
    case .equipment: choices(filter, CatalogueWords.equipment, \.equipment, strings.equipment)
    case .muscle: choices(filter, CatalogueWords.muscles, \.muscle, strings.muscle)
    }
  }

  private func choices(
    _ filter: PickerFilter, _ words: [String], _ member: WritableKeyPath<ExerciseSearch, String?>,
    _ name: (String) -> String
  ) -> Element {
    choice(
      .radioGroup, self.name(filter),
      [(strings.all, asked[keyPath: member] == nil, destination { $0[keyPath: member] = nil })]
        + words.map { word in
          (capitalized(name(word)), word == asked[keyPath: member], destination { $0[keyPath: member] = word })
        })
  }

  private func choice(
    _ role: Element.Role, _ title: String, _ choices: [(name: String, isOn: Bool, destination: Destination)]
  ) -> Element {
    Element(
      role, title, type: .body,
      children: choices.map { Element(.radio, $0.name, isOn: $0.isOn, type: .body, to: $0.destination) })
  }

  // MARK: Found exercises

  private var results: [Element] {
    let exercises = found.exercises.filter { $0.id != merged?.id }
    if exercises.isEmpty { return [empty] }
    let rest = found.found - found.exercises.count
    let more =
      rest > 0
      ? [
        Element.note(
          language.say(cs: "A dalších \(rest): upřesněte hledání", en: "And \(rest) more: refine the search"))
      ]
      : []
    return [.section(nil, exercises.map(row) + more)]
  }

  private func row(_ exercise: ExerciseView) -> Element {
    let name = strings.name(exercise)
    let chosen = [
      exercise.sets > 0 ? strings.counted(exercise.sets, .sets) : nil, exercise.equipment.map { strings.equipment($0) },
      exercise.primary.isEmpty ? nil : exercise.primary.map { strings.muscle($0) }.joined(separator: ", "),
    ].compactMap { $0 }.joined(separator: " · ")
    let favourite =
      exercise.favourite
      ? language.say(cs: "Odebrat z oblíbených", en: "Remove From Favorites")
      : language.say(cs: "Přidat k oblíbeným", en: "Add to Favorites")
    return Element(
      .row,
      label: [name, chosen, exercise.favourite ? strings.favourite : nil].compactMap { $0 }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), icon: .forward,
      to: StrengthDestinations.exercise(exercise),
      children: [
        .cell((exercise.favourite ? "★ " : "") + name, .leading, .body),
        .cell(chosen, .trailing, .caption, Hue.secondary.text), .identifier(exercise.id.text),
      ] + [pick(exercise, name)].compactMap { $0 } + [
        Element(
          .button, label: "\(favourite): \(name)", hint: favourite, color: Hue.accent.text,
          icon: Icon(exercise.favourite ? "star.fill" : "star"),
          action: Action(
            FavouriteExercise.method,
            ["exercise": .text(exercise.id.text), "favourite": .flag(!exercise.favourite)]),
          command: ShellCommand.recordbook(
            ["strength", "favorite", exercise.id.text] + (exercise.favourite ? ["--off"] : [])),
          key: "favourite-\(exercise.id.text)")
      ])
  }

  /// Returns the button that chooses the exercise, for example to add it to a workout; nil if the screen only lists
  /// exercises.
  private func pick(_ exercise: ExerciseView, _ name: String) -> Element? {
    let text = language.say(cs: "Přidat", en: "Add")
    func button(
      _ destination: Destination, _ action: Action? = nil, _ command: [String]? = nil, text: String = text
    ) -> Element {
      Element(
        .button, label: "\(text): \(name)", hint: text, color: Hue.accent.text, icon: Icon("plus"), to: destination,
        action: action, command: command.map { ShellCommand.recordbook($0) })
    }
    if let merged {
      return button(
        StrengthDestinations.exercise(exercise),
        Action(MergeExercise.method, ["from": .text(merged.id.text), "into": .text(exercise.id.text)]),
        ["strength", "merge", merged.id.text, exercise.id.text], text: language.say(cs: "Spojit", en: "Merge"))
    }
    if let routine {
      return button(
        StrengthDestinations.routine(routine.id),
        Action(
          asked.draft == nil ? SaveRoutine.method : DraftRoutine.method,
          RoutineParameters(routine).adding(exercise.id, isDraft: asked.draft != nil)))
    }
    if asked.routine != nil { return button(StrengthDestinations.newRoutine(exercise.id)) }
    if asked.workout == ExerciseSearch.past { return button(StrengthDestinations.past(exercise.id)) }
    if let number = asked.swap {
      var parameters: [String: Action.Parameter] = ["block": .number(number), "exercise": .text(exercise.id.text)]
      parameters["workout"] = asked.workout.map { .text($0) }
      return button(
        home, Action(SwapExercise.method, parameters),
        ["strength", "swap"] + (asked.workout.map { [$0] } ?? []) + [String(number), exercise.name],
        text: language.say(cs: "Vyměnit", en: "Swap"))
    }
    if let id = asked.workout.flatMap({ WorkoutID($0) }) {
      return button(StrengthDestinations.addSet(exercise.id, to: id))
    }
    guard isOn else { return nil }
    var parameters: [String: Action.Parameter] = ["exercise": .text(exercise.id.text)]
    parameters["superset"] = asked.superset.map { .number($0) }
    return button(
      StrengthDestinations.active, Action(AddExercise.method, parameters),
      ["strength", "add", exercise.name] + (asked.superset.map { ["--superset", String($0)] } ?? []))
  }

  /// A message that no exercise was found, with a button that creates an exercise with the name for which the user
  /// searched.
  private var empty: Element {
    let name = asked.query.isEmpty ? nil : asked.query
    return .empty(
      name.map { strings.nothingMatches($0) }
        ?? language.say(cs: "Zatím tu nic není", en: "Nothing here yet"),
      picture: "figure.strengthtraining.traditional",
      [.button(strings.addAsOwn, to: StrengthDestinations.own(name: name))])
  }
}

extension StrengthStrings {
  var favourite: String { language.say(cs: "oblíbený", en: "favorite") }
}
