/// RecordBook's own drawings of the icons that the five design documents name, for existing and future screens. The
/// grid is 24 units wide, with 2 units free on each side. Line ends and corners are round, and lines grow thicker with
/// the weight of the text next to them.
extension Drawings {
  static let documents: KeyValuePairs<String, Drawing> = [
    // Places.
    "house.fill": filled("M12 2.8 21 10.6V19.4A1.6 1.6 0 0 1 19.4 21H14.6V14.8H9.4V21H4.6A1.6 1.6 0 0 1 3 19.4V10.6z"),
    "clock.fill": inDisc("M12 6.8V12.4L15.6 14.6"),
    "plus.circle.fill": inDisc("M12 7.2V16.8M7.2 12H16.8"),
    "ellipsis.circle.fill": inDisc("M7.4 12h.01M12 12h.01M16.6 12h.01"),
    "person.circle.fill": inDiscFilled(
      "M12 6.4a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4zM6 18.2c.9-2.3 3.2-3.8 6-3.8s5.1 1.5 6 3.8A9 9 0 0 1 12 21a9 9 0 0 1-6-2.8z"
    ),
    "person.2.fill": filled(
      "M8.6 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2zM2 19.2c0-3.4 2.9-5.8 6.6-5.8s6.6 2.4 6.6 5.8v.6H2zM16.6 6a3 3 0 1 1"
        + " 0 6 3 3 0 0 1-1.3-.3 5.4 5.4 0 0 0 0-5.4A3 3 0 0 1 16.6 6zM17.2 19.8v-.6c0-2.2-.9-4.2-2.4-5.6a8 8 0 0 1"
        + " 1.8-.2c3.1 0 5.4 2 5.4 4.9v1.5z"),
    "map.fill": filled(
      "M3 6.2 8.2 4v14L3 20.2zM9.8 4 14.2 6v14l-4.4-2zM15.8 6 21 3.8v14L15.8 20z"),
    "bell.fill": filled(
      "M12 2.4a1.5 1.5 0 0 1 1.5 1.5v.5a6 6 0 0 1 4.5 5.8v4l2 3.2H4l2-3.2v-4a6 6 0 0 1 4.5-5.8v-.5A1.5 1.5 0 0 1 12 2.4z"
        + "M9.4 18.8h5.2a2.6 2.6 0 0 1-5.2 0z"),
    "magnifyingglass": stroked("M10.4 3.6a6.8 6.8 0 1 1 0 13.6 6.8 6.8 0 0 1 0-13.6zM15.4 15.4 20.6 20.6"),
    "tray.full": stroked("M3 13.4 6.2 4.6H17.8L21 13.4V19.4H3zM3 13.4H8.4A3.6 3.6 0 0 0 15.6 13.4H21"),
    "info.circle": stroked("M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM12 11.2V16.6M12 7.6h.01"),
    // Movement.
    "figure.run": Drawing(
      "<circle cx=\"14.6\" cy=\"4.4\" r=\"2.3\" fill=\"currentColor\"/>"
        + lines(
          "M6 10.4 9.4 8 13.4 8.8 11.4 13.6 15 16.6 14 21.2M11.4 13.6 9.4 17.2 4.6 18.2M13.4 8.8 15.6 11.8 19.4 11.2")),
    "figure.strengthtraining.traditional": Drawing(
      "<circle cx=\"12\" cy=\"7.6\" r=\"2.2\" fill=\"currentColor\"/>"
        + lines(
          "M4.6 3.4H19.4M3 1.9V4.9M21 1.9V4.9M6.6 3.6 8.4 11.4H15.6L17.4 3.6M12 11.4V15.6M12 15.6 8.6 21.4M12 15.6 15.4 21.4"
        )),
    "flag.fill": Drawing(filledShape("M6.6 4c4-2.4 7 2.2 12.4-.2v9.4c-5.4 2.4-8.4-2.2-12.4.2z") + lines("M5.4 3V21.4")),
    "timer": stroked("M12 5.6a7.8 7.8 0 1 1 0 15.6 7.8 7.8 0 0 1 0-15.6zM9.6 2.4h4.8M12 9.2V13.4M18.4 5.4 19.8 6.8"),
    "location.circle.fill": inDiscFilled("M17.4 6.6 13.4 17 11.4 12.6 7 10.6z"),
    // Playing and recording.
    "play.circle.fill": inDiscFilled("M9.6 7.4 17 12 9.6 16.6z"),
    "play.fill": filled("M7 4.4 19.6 12 7 19.6z"),
    "pause.circle.fill": inDisc("M9.6 8V16M14.4 8V16"),
    "pause.fill": filled("M6.6 4.6h3.6v14.8H6.6zM13.8 4.6h3.6v14.8h-3.6z"),
    "stop.circle.fill": inDiscFilled("M8.4 8.4H15.6V15.6H8.4z"),
    "flag.circle": inDisc("M9 17V7.4c2.4-1.4 4 1.2 7 0v5c-3 1.2-4.6-1.4-7 0"),
    "share.circle": inDisc("M12 15.4V7M9 9.8 12 6.8 15 9.8M8.6 13V16.4H15.4V13"),
    "waveform": stroked("M3 10.6V13.4M7.5 7V17M12 3.4V20.6M16.5 7.8V16.2M21 10.6V13.4"),
    "microphone.fill": Drawing(
      filledShape("M12 2.2a3.6 3.6 0 0 1 3.6 3.6v5.4a3.6 3.6 0 0 1-7.2 0V5.8A3.6 3.6 0 0 1 12 2.2z")
        + lines("M5.2 11a6.8 6.8 0 0 0 13.6 0M12 18V21.6M8.6 21.6H15.4")),
    "speaker.wave.2.fill": Drawing(
      filledShape("M11.6 4.2V19.8L6.8 15.6H3V8.4H6.8z") + lines("M15 9.2a4 4 0 0 1 0 5.6M17.8 6.4a8 8 0 0 1 0 11.2")),
    "camera.fill": filled(
      "M8.6 4h6.8l1.6 2.6h2.4A1.8 1.8 0 0 1 21.2 8.4v9.8a1.8 1.8 0 0 1-1.8 1.8H4.6a1.8 1.8 0 0 1-1.8-1.8V8.4a1.8 1.8 0 0 1"
        + " 1.8-1.8H7zM12 9a4.2 4.2 0 1 0 0 8.4A4.2 4.2 0 0 0 12 9zM12 11a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z"),
    // Actions.
    "checkmark.circle.fill": inDisc("M7.4 12.4 10.8 15.8 16.8 8.8"),
    "ellipsis": filled(
      "M4.6 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM19.4 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"),
    "checkmark": stroked("M4.6 12.6 9.8 17.8 19.4 6.8"),
    "plus": stroked("M12 4V20M4 12H20"),
    "minus": stroked("M4 12H20"),
    "trash": stroked("M4 6.4H20M9 6.4V3.6H15V6.4M6 6.4 7 20.4H17L18 6.4M10 10V16.8M14 10V16.8"),
    "square.and.arrow.up": stroked("M8.4 9.4H5.4V20.6H18.6V9.4H15.6M12 15V3.2M8 7 12 3.2 16 7"),
    "square.and.arrow.down": stroked("M8.4 9.4H5.4V20.6H18.6V9.4H15.6M12 3.2V15M8 11.2 12 15 16 11.2"),
    "heart": stroked(heart),
    "heart.fill": filled(heart),
    "star": stroked(star),
    "star.fill": filled(star),
    "bubble.left": stroked(bubble),
    "bubble.left.fill": filled(bubble),
    "chart.bar.fill": stroked("M5 20V13M12 20V4M19 20V9"),
  ]

  private static let bubble =
    "M4.6 3.6H19.4A2.4 2.4 0 0 1 21.8 6V14A2.4 2.4 0 0 1 19.4 16.4H11L6 20.8V16.4H4.6A2.4 2.4 0 0 1 2.2 14V6A2.4 2.4 0 0 1 4.6 3.6z"

  private static let heart =
    "M12 20.8C7.4 17.4 2.4 13.4 2.4 8.6a4.9 4.9 0 0 1 9.6-1.4 4.9 4.9 0 0 1 9.6 1.4c0 4.8-5 8.8-9.6 12.2z"

  private static func lines(_ path: String) -> String {
    "<path fill=\"none\" stroke=\"currentColor\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\"\(path)\"/>"
  }

  private static func filledShape(_ path: String) -> String {
    "<path fill=\"currentColor\" fill-rule=\"evenodd\" d=\"\(path)\"/>"
  }

  private static func stroked(_ path: String) -> Drawing { Drawing(lines(path)) }
  private static func filled(_ path: String) -> Drawing { Drawing(filledShape(path)) }

  private static let star =
    "M12 2.4 14.9 8.8 21.8 9.5 16.6 14.1 18.1 20.9 12 17.4 5.9 20.9 7.4 14.1 2.2 9.5 9.1 8.8z"
  private static let ring = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z"

  private static func inDisc(_ path: String) -> Drawing { stroked(ring + path) }
  private static func inDiscFilled(_ path: String) -> Drawing { Drawing(filledShape(path) + lines(ring)) }
}
