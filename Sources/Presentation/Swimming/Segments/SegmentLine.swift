import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A line that describes a segment: its style and distance, its duration, and the time of day.
struct SegmentLine {
  private let language: Language
  private let segment: ShowSegment.Output
  private let clock: CivilTime
  private let strings: SwimmingStrings

  init(language: Language, segment: ShowSegment.Output) {
    self.language = language
    self.segment = segment
    clock = CivilDateTime(segment.start, offset: segment.utcOffsetSeconds).time
    strings = SwimmingStrings(language: language)
  }

  var spoken: String {
    var spoken = ShortText()
    spoken.put(words: strings.spokenSwim(segment))
    if !segment.isLeftOut {
      spoken.put(words: ", ")
      language.put(spokenTime: segment.hundredths, to: &spoken)
    }
    spoken.put(words: ", ")
    language.put(clock: clock, to: &spoken)
    return spoken.string
  }

  var cells: [Element] {
    [
      .cell(strings.swim(segment), .leading, .body),
      .cell(segment.isLeftOut ? "–" : language.time(segment.hundredths), .center, .time),
      .cell(language.clock(clock), .trailing, .caption, Hue.secondary.text),
    ]
  }
}
