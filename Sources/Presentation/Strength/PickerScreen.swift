import BookPresentation
package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Exercises to choose from: by words of their names, filtered, favourites, own ones. What is chosen goes into the workout
/// that is on or a routine, or is joined with another exercise.
package struct PickerScreen: ScreenProvider {
  package let pattern = RoutePattern("strength/exercises?query&list&equipment&muscle&routine&superset&merge&filter")

  private let catalog: UseCaseCatalog

  package init(_ catalog: UseCaseCatalog) {
    self.catalog = catalog
  }

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let asked = PickerPage.Asked(
      query: try request.query("query") ?? "",
      list: try request.query("list", valid: PickerList.allCases.map(\.rawValue)),
      equipment: try request.query("equipment", valid: CatalogueWords.equipment),
      muscle: try request.query("muscle", valid: CatalogueWords.muscles), routine: try request.query("routine"),
      superset: try request.query("superset"), merging: try request.query("merge"),
      filter: try request.query("filter", valid: PickerFilter.allCases.map(\.rawValue)))
    let settings = try catalog.call(ShowSettings.self, NoInput())
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
    let page = PickerPage(
      strings: StrengthStrings(request.language, settings), asked: asked, found: found,
      isOn: active != nil, routine: routines ?? nil,
      merged: try asked.merging.map { (id) throws(Failure) in
        try catalog.call(ShowRecords.self, ShowRecords.Input(exercise: ExerciseID(id))).exercise
      })
    return page.screen(request.route)
  }
}

struct PickerPage {
  /// What was asked for.
  struct Asked {
    let query: String
    let list: PickerList?
    let equipment: String?
    let muscle: String?
    /// Of the routine that it is for, `new` for one that is still to be made.
    let routine: String?
    /// Of the workout that is on, which it goes into.
    let superset: Int?
    /// The exercise that is one with the one that is chosen.
    let merging: String?
    /// Which filter is being chosen, in place of an exercise.
    let filter: PickerFilter?
  }

  let strings: StrengthStrings
  let asked: Asked
  let found: SearchExercises.Output
  /// Whether a workout is on that exercises go into.
  let isOn: Bool
  /// Nil for none, and for a new one.
  let routine: RoutineView?
  /// What is joined with the one that is chosen; nil elsewhere.
  let merged: ExerciseView?

  /// So many are shown; the others are found by another letter.
  static let most = 40

  private var language: Language { strings.language }

  func screen(_ route: Route) -> Screen {
    Screen(
      route: route, language: language, title: title, presentation: .sheet, header: Header(.standard),
      layout: StrengthStrings.layout, back: strings.cancel(asked.filter == nil ? home : self.route()),
      content: asked.filter.map { [choices($0)] } ?? [search, lists, filters] + results)
  }

  private var title: String {
    if let merged {
      return language.say(cs: "Spojit \(strings.name(merged)) s…", en: "Join \(strings.name(merged)) With…")
    }
    return asked.superset.map { strings.addToSuperset($0) } ?? strings.exercises
  }

  private var home: Route {
    if let merged { return StrengthRoutes.exercise(merged.id) }
    if let routine { return StrengthRoutes.routine(routine.id) }
    return asked.routine == nil && isOn ? StrengthRoutes.active : StrengthRoutes.workouts
  }

  /// The same with something else chosen.
  private func route(
    filter: PickerFilter? = nil,
    _ change: (inout (list: PickerList?, equipment: String?, muscle: String?)) -> Void = { _ in }
  ) -> Route {
    var chosen = (list: asked.list, equipment: asked.equipment, muscle: asked.muscle)
    change(&chosen)
    return StrengthRoutes.exercises(
      asked.query.isEmpty ? nil : asked.query, list: chosen.list, equipment: chosen.equipment, muscle: chosen.muscle,
      routine: asked.routine, superset: asked.superset, merging: asked.merging, filter: filter)
  }

  // MARK: What is looked for

  private var search: Element {
    Element(
      .searchField, strings.search,
      label: language.say(cs: "Hledat cvik podle názvu", en: "Search Exercises by Name"),
      hint: language.say(
        cs: "Česky i anglicky; stačí začátek a překlep nevadí",
        en: "In English or Czech; the beginning is enough, and a typo does no harm"),
      value: printable(asked.query), type: .body, route: route { _ in },
      command: ShellCommand.recordbook("strength", "exercises", "QUERY"), shortcut: strings.key("/"))
  }

  /// The words that are looked for, as commands take them.
  private var query: [String] { asked.query.isEmpty ? [] : [printable(asked.query)] }

  private var lists: Element {
    choice(
      .segmentedControl, strings.exercises,
      [(strings.all, nil), (strings.favourites, PickerList.favourites), (strings.own, .own)].map { name, list in
        (name, list == asked.list, route { $0.list = list }, query + (list.map { ["--\($0.rawValue)"] } ?? []))
      })
  }

  /// What is filtered by, each leading to the choice of another.
  private var filters: Element {
    func row(_ filter: PickerFilter, _ told: String?) -> Element {
      strings.row(
        name(filter), told.map { capitalized($0) } ?? strings.all,
        hint: language.say(cs: "Vybere, podle čeho se hledá", en: "Chooses what to filter by"),
        route: route(filter: filter),
        command: ["strength", "exercises"] + query + ["--\(filter.rawValue)", filter.rawValue.uppercased()])
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
    case .equipment:
      return choice(
        .radioGroup, name(filter),
        [(strings.all, asked.equipment == nil, route { $0.equipment = nil }, query)]
          + CatalogueWords.equipment.map { word in
            (
              capitalized(strings.equipment(word)), word == asked.equipment, route { $0.equipment = word },
              query + ["--equipment", word]
            )
          })
    case .muscle:
      return choice(
        .radioGroup, name(filter),
        [(strings.all, asked.muscle == nil, route { $0.muscle = nil }, query)]
          + CatalogueWords.muscles.map { word in
            (
              capitalized(strings.muscle(word)), word == asked.muscle, route { $0.muscle = word },
              query + ["--muscle", word]
            )
          })
    }
  }

  private func choice(
    _ role: Element.Role, _ title: String, _ choices: [(name: String, isOn: Bool, route: Route, words: [String])]
  ) -> Element {
    Element(
      role, title, label: title, type: .body,
      children: choices.map { choice in
        Element(
          .radio, choice.name, label: choice.name, isOn: choice.isOn, type: .body, route: choice.route,
          command: ShellCommand.recordbook(["strength", "exercises"] + choice.words))
      })
  }

  // MARK: What is found

  private var results: [Element] {
    let exercises = found.exercises.filter { $0.id != merged?.id }
    if exercises.isEmpty { return [empty] }
    let rest = found.found - found.exercises.count
    let more =
      rest > 0
      ? [
        strings.note(language.say(cs: "A dalších \(rest): upřesněte hledání", en: "And \(rest) more: search for words"))
      ]
      : []
    return [.section(nil, exercises.map(row) + more)]
  }

  private func row(_ exercise: ExerciseView) -> Element {
    let name = strings.name(exercise)
    let told = [
      exercise.sets > 0 ? strings.counted(sets: exercise.sets) : nil, exercise.equipment.map { strings.equipment($0) },
      exercise.primary.isEmpty ? nil : exercise.primary.map { strings.muscle($0) }.joined(separator: ", "),
    ].compactMap { $0 }.joined(separator: " · ")
    let favourite =
      exercise.favourite
      ? language.say(cs: "Odebrat z oblíbených", en: "Remove From Favorites")
      : language.say(cs: "Přidat k oblíbeným", en: "Add to Favorites")
    let route = StrengthRoutes.exercise(exercise.id)
    return Element(
      .row,
      label: [name, told, exercise.favourite ? strings.favourite : nil].compactMap { $0 }.joined(separator: ", "),
      hint: language.say(cs: "Ukáže cvik", en: "Shows the exercise"), icon: .forward, route: route,
      command: ShellCommand.recordbook("strength", "lifts", exercise.name),
      children: [
        .cell((exercise.favourite ? "★ " : "") + name, .leading, .body),
        .cell(told, .trailing, .caption, Hue.secondary.text), .identifier(exercise.id.text),
      ] + [pick(exercise, name)].compactMap { $0 } + [
        Element(
          .button, label: "\(favourite): \(name)", hint: favourite, color: Hue.accent.text,
          icon: Icon(exercise.favourite ? "star.fill" : "star"),
          action: Action(
            FavouriteExercise.method,
            ["exercise": .text(exercise.id.text), "favourite": .flag(!exercise.favourite)]),
          command: ShellCommand.recordbook(
            ["strength", "favourite", exercise.id.text] + (exercise.favourite ? ["--off"] : [])))
      ])
  }

  /// Puts it where exercises are chosen for; nil where that is nowhere.
  private func pick(_ exercise: ExerciseView, _ name: String) -> Element? {
    let text = language.say(cs: "Přidat", en: "Add")
    func button(
      _ route: Route, _ action: Action?, _ command: [String], text: String = text
    ) -> Element {
      Element(
        .button, label: "\(text): \(name)", hint: text, color: Hue.accent.text, icon: Icon("plus"), route: route,
        action: action, command: ShellCommand.recordbook(command))
    }
    if let merged {
      return button(
        StrengthRoutes.exercise(exercise.id),
        Action(MergeExercise.method, ["from": .text(merged.id.text), "into": .text(exercise.id.text)]),
        ["strength", "merge", merged.id.text, exercise.id.text], text: language.say(cs: "Spojit", en: "Join"))
    }
    if let routine {
      return button(
        StrengthRoutes.routine(routine.id),
        Action(SaveRoutine.method, RoutineParameters(routine).adding(exercise.id)),
        ["show", StrengthRoutes.routine(routine.id).description])
    }
    if asked.routine != nil {
      let route = StrengthRoutes.newRoutine(exercise.id)
      return button(route, nil, ["show", route.description])
    }
    guard isOn else { return nil }
    var parameters: [String: Action.Parameter] = ["exercise": .text(exercise.id.text)]
    parameters["superset"] = asked.superset.map { .number($0) }
    return button(
      StrengthRoutes.active, Action(AddExercise.method, parameters),
      ["strength", "add", exercise.name] + (asked.superset.map { ["--superset", String($0)] } ?? []))
  }

  /// The way to make what is not there.
  private var empty: Element {
    let name = asked.query.isEmpty ? nil : asked.query
    let own = StrengthRoutes.own(name: name)
    return strings.emptyState(
      "figure.strengthtraining.traditional",
      name.map { strings.nothingMatches($0) }
        ?? language.say(cs: "Zatím tu nic není", en: "Nothing here yet"), nil,
      [strings.button(strings.addAsOwn, route: own, command: ["show", own.description])])
  }
}

extension StrengthStrings {
  var favourite: String { language.say(cs: "oblíbený", en: "favorite") }
}
