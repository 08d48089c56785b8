package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// Adds the pages about swimming to an exported book: the records on each course, the attempts at each record, the
/// years and seasons, and the months with an anchor for every segment. If there are meets, adds pages about them, too.
package struct SwimmingPages: PageContributor {
  private let catalog: UseCaseCatalog
  private let screens: ScreenRegistry

  package init(_ catalog: UseCaseCatalog, screens: ScreenRegistry) {
    self.catalog = catalog
    self.screens = screens
  }

  package func addPages(to book: inout some PageBook) throws(Failure) {
    let latest = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: nil))
    let years = try catalog.call(ShowYear.self, ShowYear.Input())
    let histories = try histories(latest)
    let hasMeets = try !catalog.call(ListOfficialResults.self, ListOfficialResults.Input()).results.isEmpty
    let seasons = try catalog.call(ShowSeason.self, ShowSeason.Input()).years
    name(latest, years, histories, &book)
    for season in seasons { book.name(SwimmingDestinations.season(season), "season-\(season).html") }
    if let newest = seasons.first { book.name(SwimmingDestinations.season(), "season-\(newest).html") }
    if hasMeets { book.name(SwimmingDestinations.results, "meets.html") }
    try addMonths(to: &book)
    for course in latest.courses { try add(SwimmingDestinations.records(course), as: file(course), &book) }
    if latest.courses.isEmpty { try add(SwimmingDestinations.records(), as: file(nil), &book) }
    try addHistories(histories, &book)
    for year in years.years { try add(SwimmingDestinations.year(year), as: "year-\(year)", &book) }
    for season in seasons { try add(SwimmingDestinations.season(season), as: "season-\(season)", &book) }
    if hasMeets { try add(SwimmingDestinations.results, as: "meets", &book) }
  }

  // MARK: File names

  private func name(
    _ latest: ShowRecordsBook.Output, _ years: ShowYear.Output, _ histories: [History],
    _ book: inout some PageBook
  ) {
    book.name(SwimmingDestinations.records(), "\(file(latest.course)).html")
    for course in latest.courses { book.name(SwimmingDestinations.records(course), "\(file(course)).html") }
    for history in histories { book.name(history.route, "\(history.name).html") }
    for year in years.years { book.name(SwimmingDestinations.year(year), "year-\(year).html") }
    if let newest = years.year { book.name(SwimmingDestinations.year(), "year-\(newest).html") }
  }

  /// Returns the name of the file that contains the records on a course.
  /// - Parameter course: the course; nil if the book is empty.
  private func file(_ course: SwimCourse?) -> String {
    course.map { "records-\($0.description)" } ?? "records"
  }

  /// Identifies a page with all attempts over one distance in one style. Such a page exists if the book has a record or
  /// an official result for this distance and style.
  private struct History: Sendable {
    let event: SwimEvent
    var course: SwimCourse { event.course }

    init(_ course: SwimCourse, _ style: StrokeStyle, _ distance: Int) {
      event = SwimEvent(course: course, style: style, distance: Distance(distance, course.unit))
    }

    var name: String { "\(event.style)-\(event.distance.amount)-\(course.description)" }
    var route: Route { SwimmingDestinations.history(event.style, event.distance.amount, course).route }
  }

  private func histories(_ latest: ShowRecordsBook.Output) throws(Failure) -> [History] {
    var histories: [History] = []
    for course in latest.courses {
      let book = try catalog.call(ShowRecordsBook.self, ShowRecordsBook.Input(course: course))
      let swum = book.records.map { History(course, $0.style, $0.distance) }
      let official = (book.official ?? []).map { History(course, $0.style, $0.distance) }
      let known = Set(swum.map(\.event))
      histories += swum
      // Official results over unusual distances have no history.
      histories += official.filter {
        !known.contains($0.event) && StandardDistances.all(course.unit).contains($0.event.distance)
      }
    }
    return histories
  }

  // MARK: Pages

  private func add(_ destination: Destination, as name: String, _ book: inout some PageBook) throws(Failure) {
    try book.write(screens.screen(destination.route.description, language: book.language), as: name)
  }

  /// Writes the months before all other pages. Other pages link to segments, which are on the pages of months. If the
  /// page of a month is divided, the part that contains a segment is known only once the month is written.
  private func addMonths(to book: inout some PageBook) throws(Failure) {
    let swims = try catalog.call(ListSwims.self, ListSwims.Input()).swims
    let months = Set(swims.filter { $0.state != .removed }.map(\.day.inMonth)).sorted()
    for month in months { book.name(SwimmingDestinations.month(month), "\(month).html") }
    let (language, hasHeartRates) = (book.language, book.hasHeartRates)
    try book.write(count: months.count) { (number) throws(Failure) in
      let output = try catalog.call(ShowMonth.self, ShowMonth.Input(month: months[number]))
      var page = MonthPage(output: output, language: language)
      if hasHeartRates {
        for swim in Set(output.segments.map(\.context.id) + output.lengthlessSwims.map(\.id)) {
          let shown = try catalog.call(ShowSwim.self, ShowSwim.Input(swim: .id(swim)))
          page.heartRates[swim] = SwimHeartCard(language: language, output: shown).exported
        }
      }
      return BookPage(page.screen, content: page.content, as: months[number].description)
    }
  }

  /// Writes the pages with the histories of records. A long page is divided between years.
  private func addHistories(_ histories: [History], _ book: inout some PageBook) throws(Failure) {
    let language = book.language
    try book.write(count: histories.count) { (number) throws(Failure) in
      let history = histories[number]
      let output = try catalog.call(
        ShowRecordHistory.self,
        ShowRecordHistory.Input(
          style: history.event.style, distance: history.event.distance.amount, course: history.course))
      let page = RecordHistoryPage(history: output, route: history.route, language: language)
      return BookPage(page.screen, content: page.content, as: history.name, chapters: page.years)
    }
  }
}
