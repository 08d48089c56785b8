package import KernelApplication
package import KernelDomain
import KernelPresentation

/// The use cases, texts and time zone with which the book creates its screens about changes, imports and health data.
package struct BookScreenContext: Sendable {
  let catalog: UseCaseCatalog
  let features: @Sendable () -> [any FeatureStrings]
  let localTime: @Sendable (Timestamp) -> CivilDateTime

  /// Creates the context.
  /// - Parameters:
  ///   - features: returns the strings of all features, in display order.
  ///   - localTime: converts an instant to this machine's local time.
  package init(
    _ catalog: UseCaseCatalog, features: @escaping @Sendable () -> [any FeatureStrings],
    localTime: @escaping @Sendable (Timestamp) -> CivilDateTime
  ) {
    self.catalog = catalog
    self.features = features
    self.localTime = localTime
  }
}

/// One page of a long list of numbered items, newest first.
struct NumberedPage<Item> {
  /// The items to show.
  let shown: ArraySlice<Item>
  /// The items on the next page have numbers below this one; nil if there are no older items.
  let older: Int?

  /// The maximum number of items on one screen.
  private static var most: Int { 50 }

  /// Creates the page.
  /// - Parameters:
  ///   - all: the whole list.
  ///   - before: only items with lower numbers are shown; nil for the first page.
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
