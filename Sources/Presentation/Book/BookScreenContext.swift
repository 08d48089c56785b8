package import KernelApplication
package import KernelDomain
import KernelPresentation

/// What the book's screens about changes, imports and health data need: the use cases, the texts of the features, and
/// the local time zone.
package struct BookScreenContext: Sendable {
  let catalog: UseCaseCatalog
  let features: @Sendable () -> [any FeatureStrings]
  let localTime: @Sendable (Timestamp) -> CivilDateTime
  /// Returns the current day in this machine's time zone.
  let today: @Sendable () -> CivilDay

  /// Creates the context.
  /// - Parameters:
  ///   - features: returns the strings of all features, in display order.
  ///   - localTime: converts an instant to this machine's local time.
  ///   - today: returns the current day in this machine's time zone.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime, today: @escaping @Sendable () -> CivilDay
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
    self.today = today
  }
}

/// One page of a long list, such as the list of changes. Each item has a number that identifies it, and the newest item
/// comes first.
struct NumberedPage<Item> {
  let shown: ArraySlice<Item>
  /// The number below which the next page begins: all items on that page have lower numbers. Nil if this is the last
  /// page.
  let older: Int?

  /// The maximum number of items on one screen.
  private static var most: Int { 50 }

  /// Creates the page.
  /// - Parameters:
  ///   - all: the whole list.
  ///   - before: only items with lower numbers are shown; nil for the first page.
  ///   - number: returns the number that identifies an item.
  init(_ all: [Item], before: Int?, number: (Item) -> Int) {
    let listed = all.drop { item in before.map { number(item) >= $0 } ?? false }
    shown = listed.prefix(NumberedPage.most)
    older = listed.count > shown.count ? shown.last.map(number) : nil
  }
}

extension Layout {
  /// The layout of lists of changes and imports.
  static let changes = Layout(
    .groupedList, top: Layout.Inset(.header, .xl), bottom: Layout.Inset(.safeArea, .xl), spacing: .lg)
}
