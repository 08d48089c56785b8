import Composition
import DesignSystem
import KernelApplication
import KernelPresentation
import TestSupport
import Testing

/// What the five documents give, and what accessibility asks of each.
@Suite struct DesignThemeTests {
  @Test(arguments: DesignTheme.all.map(\.id)) func targetsAreLargeEnough(_ id: String) throws {
    let theme = try theme(id)
    #expect(theme.metrics.buttonHeight >= Metrics.minimumTarget)
    #expect([theme.margins.compact, theme.margins.standard, theme.margins.large].allSatisfy { $0 >= 16 })
  }

  @Test(arguments: DesignTheme.all.map(\.id)) func digitsStandUnderEachOther(_ id: String) throws {
    let theme = try theme(id)
    for token in TypeToken.allCases {
      #expect([.monospaced, .digits].contains(theme.type[token].design) == token.isMonospaced, "\(token)")
    }
  }

  @Test func samwiseIsAsItsDocumentSays() {
    let theme = DesignTheme.samwise
    #expect(theme.palette[Hue.accent]?.fill.light == RGB(0x2D5016))
    #expect(theme.palette[Hue.orange]?.fill.light == RGB(0xFF6B35))
    #expect(theme.palette.page.light == RGB(0xF5F1E8))
    #expect(theme.radius.steps.map(\.value) == [6, 8, 12, 16, 9999])
    #expect(theme.margins == Margins(compact: 16, standard: 20, large: 24, tablet: 32))
    #expect(theme.spacing.steps.map(\.value) == [4, 8, 16, 24, 32, 12, 48])
    #expect(theme.motion["gentle"] == Motion(800))
    #expect(theme.elevation["medium"] == Shadow(y: 4, blur: 8, color: 0x2D5016, opacity: 15))
  }

  @Test func prayerTrackerIsAsItsDocumentSays() {
    let theme = DesignTheme.prayerTracker
    #expect(theme.type.steps.steps.prefix(7).map(\.value.points) == [36, 28, 22, 18, 18, 16, 14])
    #expect(theme.type[.largeTitle].design == .rounded)
    #expect(theme.metrics.buttonHeight == 56 && theme.metrics.buttonRadius == 28)
    #expect(theme.metrics.pressedScale == 98 && theme.metrics.pressedOpacity == 90)
    #expect(theme.motion["callToAction"] == Motion(600, delay: 1_000, .easeOut))
    #expect(theme.palette.card.light == theme.palette.page.light.under(RGB(0x000000), percent: 5))
    #expect(theme.palette.card.dark == theme.palette.page.dark.under(RGB(0xFFFFFF), percent: 5))
  }

  @Test func ptExpoIsAsItsDocumentSays() {
    let theme = DesignTheme.ptExpo
    #expect(theme.palette.page.dark == RGB(0x1A1A1A))
    #expect(theme.metrics.cardRadius == 16 && theme.metrics.buttonRadius == 25 && theme.metrics.cardBorder)
    #expect(theme.elevation["card"]?.blur == 8)
  }

  @Test func runBuddyIsAsItsStoryboardSays() {
    let theme = DesignTheme.runBuddy
    #expect(theme.metrics.buttonHeight == 50 && theme.margins.standard == 16)
    #expect(theme.moreSpacing["form"] == 20 && theme.moreSpacing["panel"] == 12)
  }

  @Test func theRecordsBookCastsNoShadow() {
    #expect(DesignTheme.recordsBook.elevation.steps.isEmpty)
  }

  // MARK: Export

  @Test(arguments: ThemeFormat.allCases) func everyThemeIsWritten(_ format: ThemeFormat) throws {
    let writer = FilesInMemory()
    let themes = App.designs
    let output = try ExportTheme(themes: { themes }, writer: writer)(ExportTheme.Input(format: format, path: "out"))
    let expected = [ThemeFormat.dtcg: 5 + 2 + 2 + 1, .css: 5, .swift: 5 * 4]
    #expect(output.files.count == expected[format])
    #expect(output.bytes > 10_000)
    for theme in themes { #expect(output.files.contains { $0.contains(theme.id) }) }
  }

  @Test func aStyleSheetHasEveryColourOfEveryAppearance() throws {
    let writer = FilesInMemory()
    let export = ExportTheme(themes: { App.designs }, writer: writer)
    _ = try export(ExportTheme.Input(format: .css, path: "out"))
    let css = String(decoding: try #require(writer.files.first).bytes, as: UTF8.self)
    for text in [
      "--accent-fill: #0068EB;", "--freestyle-text: var(--blue-text);", "--type-body: 400 1.0625rem/1.3 -apple-system",
      "@media (prefers-color-scheme: dark)", "@media (prefers-contrast: more)", "--margin: 20px;",
      "@media (prefers-reduced-motion: reduce)",
    ] { #expect(css.contains(text), "\(text)") }
  }

  private func theme(_ id: String) throws -> DesignTheme {
    try #require(DesignTheme.all.first { $0.id == id })
  }
}
