/// Free space beside the content, in points, by the width of the window.
package struct Margins: Hashable, Sendable {
  /// Below 375: iPhone SE.
  package let compact: Int
  /// From 375.
  package let standard: Int
  /// From 428: Plus and Pro Max.
  package let large: Int
  /// From 768.
  package let tablet: Int

  package static let standardFrom = 375
  package static let largeFrom = 428
  package static let tabletFrom = 768

  package init(compact: Int, standard: Int, large: Int, tablet: Int) {
    self.compact = compact
    self.standard = standard
    self.large = large
    self.tablet = tablet
  }

  /// The margins of iOS: 16 up to a Plus, 20 from there on.
  package static let platform = Margins(compact: 16, standard: 16, large: 20, tablet: 20)
}
