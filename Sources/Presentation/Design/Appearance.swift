/// The mode (light or dark) and the contrast (standard or increased) in which a theme is shown. The user sets both for
/// the whole device.
package struct Appearance: Hashable, Sendable, CaseIterable {
  package let mode: Mode
  package let contrast: Contrast

  package init(_ mode: Mode, _ contrast: Contrast = .standard) {
    self.mode = mode
    self.contrast = contrast
  }

  package enum Mode: String, CaseIterable, Sendable {
    case light
    case dark
  }

  package enum Contrast: String, CaseIterable, Sendable {
    case standard
    case increased
  }

  package static let allCases = Contrast.allCases.flatMap { contrast in
    Mode.allCases.map { Appearance($0, contrast) }
  }
}

/// A colour with one value for each combination of mode and contrast.
package struct Adaptive: Hashable, Sendable {
  package let light: RGB
  package let dark: RGB
  package let lightIncreased: RGB
  package let darkIncreased: RGB

  /// Creates a colour that is the same with standard and with increased contrast, from its values in light and dark
  /// mode, as `0xRRGGBB`.
  package init(_ light: UInt32, _ dark: UInt32) {
    self.init(light, dark, increased: light, dark)
  }

  package init(_ light: UInt32, _ dark: UInt32, increased lightIncreased: UInt32, _ darkIncreased: UInt32) {
    self.light = RGB(light)
    self.dark = RGB(dark)
    self.lightIncreased = RGB(lightIncreased)
    self.darkIncreased = RGB(darkIncreased)
  }

  package subscript(appearance: Appearance) -> RGB {
    switch (appearance.mode, appearance.contrast) {
    case (.light, .standard): light
    case (.dark, .standard): dark
    case (.light, .increased): lightIncreased
    case (.dark, .increased): darkIncreased
    }
  }
}
