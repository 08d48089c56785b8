package import DesignSystem
package import KernelPresentation

extension Drawings {
  package static let strength: KeyValuePairs<String, Drawing> = [
    "star": Drawing(
      "<path fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.6\" stroke-linejoin=\"round\" d=\"\(star)\"/>"),
    "star.fill": Drawing("<path fill=\"currentColor\" d=\"\(star)\"/>"),
  ]

  private static let star =
    "M12 2.8 14.8 8.9 21.4 9.7 16.5 14.2 17.8 20.8 12 17.5 6.2 20.8 7.5 14.2 2.6 9.7 9.2 8.9z"
}

extension Hue {
  /// Strength has no colours beside those of a theme.
  package static let strength: KeyValuePairs<Hue, Hue> = [:]
}
