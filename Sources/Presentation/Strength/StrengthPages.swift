package import KernelApplication
import KernelDomain
package import KernelPresentation
import StrengthApplication
import StrengthDomain

/// Adds the pages about strength training to an exported book: the most recent workouts and those of each year, the
/// profile with its charts, and a page for each workout and for each exercise that was done. Leaves out the workout in
/// progress, and screens whose only purpose is to change something.
package struct StrengthPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    let listed = try catalog.call(ListWorkouts.self, ListWorkouts.Input())
    let measures = Set(try catalog.call(ListMeasures.self, ListMeasures.Input()).measures.map(\.measure))
    if listed.years.isEmpty && measures.isEmpty { return }
    let lifts = try catalog.call(ListLifts.self, NoInput()).lifts
    var pages: [(destination: Destination, name: String)] = [
      (StrengthDestinations.workouts, "workouts"), (StrengthDestinations.profile, "strength"),
      (StrengthDestinations.measures, "measures"),
    ]
    pages += measures.sorted { $0.order < $1.order }.map { (StrengthDestinations.measure($0), "measure-\($0)") }
    pages += listed.years.map { (StrengthDestinations.workouts($0), "workouts-\($0)") }
    pages += lifts.map { (StrengthDestinations.exercise($0.exercise), "exercise-\($0.exercise.id.text)") }
    pages += listed.workouts.filter { $0.state == .finished || $0.state == .removed }.map {
      (StrengthDestinations.workout($0.id), "workout-\($0.id)")
    }
    for page in pages { book.name(page.destination, "\(page.name).html") }
    for page in pages {
      try book.write(screens.screen(page.destination.route.description, language: book.language), as: page.name)
    }
  }
}
