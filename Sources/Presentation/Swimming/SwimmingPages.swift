package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Swimming's pages: records of each course, attempts at each distance with a record, years, and months with every
/// segment at an anchor.
package struct SwimmingPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout PageBook) throws(Failure) {
    let latest = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: nil))
    let years = try catalog.call(ShowYear.self, ShowYear.Input())
    let histories = try histories(latest)
    name(latest, years, histories, &book)
    try addMonths(years, &book)
    for course in latest.courses {
      try add(SwimmingRoutes.records(course), as: course == latest.course ? "index" : file(course), &book)
    }
    if latest.courses.isEmpty { try add(SwimmingRoutes.records, as: "index", &book) }
    for history in histories { try add(history.route, as: history.name, &book) }
    for year in years.years { try add(SwimmingRoutes.year(year), as: "year-\(year)", &book) }
    try add(SwimmingRoutes.access, as: "access", &book)
  }

  // MARK: Names

  private func name(
    _ latest: ShowRecordsBook.Output, _ years: ShowYear.Output, _ histories: [(name: String, route: Route)],
    _ book: inout PageBook
  ) {
    book.name(SwimmingRoutes.records, "index.html")
    book.name(SwimmingRoutes.access, "access.html")
    for course in latest.courses {
      book.name(SwimmingRoutes.records(course), course == latest.course ? "index.html" : "\(file(course)).html")
    }
    for history in histories { book.name(history.route, "\(history.name).html") }
    for year in years.years { book.name(SwimmingRoutes.year(year), "year-\(year).html") }
    if let newest = years.year { book.name(SwimmingRoutes.year(nil), "year-\(newest).html") }
  }

  private func file(_ course: Course) -> String {
    "records-\(course.description)"
  }

  private func histories(_ latest: ShowRecordsBook.Output) throws(Failure) -> [(name: String, route: Route)] {
    var histories: [(name: String, route: Route)] = []
    for course in latest.courses {
      let records = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: course)).records
      histories += records.map { record in
        (
          "\(record.style)-\(record.distance)-\(course.description)",
          SwimmingRoutes.history(record.style, record.distance, course)
        )
      }
    }
    return histories
  }

  // MARK: Pages

  private func add(_ route: Route, as name: String, _ book: inout PageBook) throws(Failure) {
    try book.write(screens.screen(route.description, language: book.language), as: name)
  }

  /// First of all pages: only when a month is written is it known on which of its parts a segment stands.
  private func addMonths(_ years: ShowYear.Output, _ book: inout PageBook) throws(Failure) {
    let workouts = try catalog.call(ListWorkouts.self, NoInput()).workouts
    let months = Set(workouts.filter { $0.segments > 0 && $0.state != .removed }.map(\.day.inMonth)).sorted()
    for month in months { book.name(SwimmingRoutes.month(month), "\(month).html") }
    for month in months {
      let output = try catalog.call(ShowMonth.self, ShowMonth.Input(month: month))
      try book.write(
        MonthScreen.screen(output, book.language), articles: articles(output, book.language),
        as: month.description)
    }
  }

  /// The workout's card stands once, with the first of its segments.
  private func articles(_ output: ShowMonth.Output, _ language: Language) -> [(anchor: String, screen: Screen)] {
    var before: WorkoutID?
    return output.segments.map { segment in
      defer { before = segment.workout.id }
      let isFirst = before != segment.workout.id
      return (segment.segment.description, SegmentDetailScreen.article(segment, language, withWorkout: isFirst))
    }
  }
}
