package import DesignSystem
package import KernelPresentation

extension Drawings {
  package static let strength: KeyValuePairs<String, Drawing> = [:]
}

extension Hue {
  /// Strength has no colours beside those of a theme.
  package static let strength: KeyValuePairs<Hue, Hue> = [:]
}
