import KernelDomain
import KernelPresentation
import RunningApplication

/// The texts for what users enter by hand about runs.
extension RunningStrings {
  var addRun: String { language.say(cs: "Přidat běh", en: "Add a Run") }
  var shoesTitle: String { language.say(cs: "Boty", en: "Shoes") }
  var tagsTitle: String { language.say(cs: "Štítky", en: "Tags") }
  var noteTitle: String { language.say(cs: "Poznámka", en: "Note") }
  var effortTitle: String { language.say(cs: "Námaha", en: "Effort") }
  var firstWorn: String { language.say(cs: "Poprvé", en: "First Worn") }
  var noShoes: String { language.say(cs: "Zatím žádné boty", en: "No shoes yet") }
  var noShoesHint: String {
    language.say(cs: "Zapište je u běhu: Název a druh", en: "Enter them for a run: Name and Kind")
  }
  var noonTaken: String { language.say(cs: "Začátek: vzato 12:00", en: "Start: 12:00 was taken") }
  var forNewRuns: String { language.say(cs: "pro nové běhy", en: "for new runs") }
  var noonOtherwise: String { language.say(cs: "Jinak 12:00", en: "12:00 if left out") }
  var distanceHint: String { language.say(cs: "Třeba 10 km nebo maraton", en: "Such as 10 km or half") }
  var durationHint: String { language.say(cs: "Třeba 41:30 nebo 1h05", en: "Such as 41:30 or 1h05") }
  var raceHint: String {
    language.say(cs: "Oddělené čárkou; race je závod", en: "With commas between them; race counts as a race")
  }
  var effortHint: String { language.say(cs: "1 lehké až 10 nejtěžší", en: "1 easy to 10 hardest") }

  /// Returns the device or app that recorded the run. If the user entered the run by hand, returns words that say so.
  func source(_ run: RunListing) -> String {
    run.byHand == true ? language.say(cs: "ručně", en: "by hand") : printable(withoutSerialNumber(run.source))
  }

  /// Returns the name of a device without the serial number at its end: `Garmin Forerunner 920XT`.
  private func withoutSerialNumber(_ source: String) -> String {
    guard let space = source.lastIndex(of: " "), source[space...].dropFirst().count >= 8,
      source[space...].dropFirst().allSatisfy({ $0.isASCII && $0.isNumber })
    else { return source }
    return String(source[..<space])
  }
}
