import DesignSystem
import Foundation
import KernelPresentation
import Testing

/// The pictures that the five documents name.
@Suite struct IconTests {
  private static let names = [
    "house.fill", "clock.fill", "plus.circle.fill", "ellipsis.circle.fill", "person.circle.fill", "person.2.fill",
    "map.fill", "bell.fill", "magnifyingglass", "info.circle", "figure.run", "figure.strengthtraining.traditional",
    "flag.fill", "timer", "location.circle.fill", "play.circle.fill", "pause.circle.fill", "stop.circle.fill",
    "flag.circle", "share.circle",
    "waveform", "microphone.fill", "speaker.wave.2.fill", "camera.fill", "checkmark.circle.fill", "plus", "minus",
    "trash", "square.and.arrow.up", "square.and.arrow.down", "heart.fill", "star.fill", "bubble.left.fill",
    "chart.bar.fill", "gear", "arrow.clockwise", "chevron.right", "chevron.left", "calendar", "house", "pencil",
    "lock.fill", "medal.fill", "exclamationmark.triangle.fill", "questionmark.circle",
  ]

  /// With RECORDBOOK_ICON_SHEET=FILE.html all are written there, to be looked at.
  @Test func eachNameHasAPictureOfItsOwn() throws {
    let drawings = Self.names.compactMap { Drawings.kernel[$0] }
    #expect(drawings.count == Self.names.count)
    #expect(Set(drawings).count == drawings.count)
    for drawing in drawings {
      #expect(drawing.size == 24 && drawing.shapes.contains("currentColor"))
      // Lines are as thick as the page says, so that they fit the text beside them.
      #expect(!drawing.shapes.contains("stroke-width"))
    }
    guard let file = ProcessInfo.processInfo.environment["RECORDBOOK_ICON_SHEET"] else { return }
    let rows = zip(Self.names, drawings).map { name, drawing in
      let sizes = [20, 24, 32].map {
        "<svg width=\"\($0)\" height=\"\($0)\" viewBox=\"0 0 24 24\" stroke-width=\"2\">\(drawing.shapes)</svg> "
      }
      return "<p>\(sizes.joined())\(name)</p>\n"
    }
    let style = "<meta charset=\"utf-8\"><style>body { columns: 4; font: 14px sans-serif }</style>\n"
    try (style + rows.joined()).write(toFile: file, atomically: true, encoding: .utf8)
  }
}
