/// The margins at the sides of the content, in points. They depend on the width of the window.
package struct Margins: Hashable, Sendable {
  /// The margin in windows narrower than 375 points, such as on an iPhone SE.
  package let compact: Int
  /// The margin in windows at least 375 points wide.
  package let standard: Int
  /// The margin in windows at least 428 points wide, such as on an iPhone Plus or Pro Max.
  package let large: Int
  /// The margin in windows at least 768 points wide.
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

  /// The margins that iOS uses: 16 points on phones up to the standard size, and 20 points on larger phones and
  /// tablets.
  package static let platform = Margins(compact: 16, standard: 16, large: 20, tablet: 20)
}
