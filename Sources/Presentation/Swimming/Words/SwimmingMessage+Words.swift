package import KernelApplication
package import KernelPresentation
package import SwimmingApplication

extension SwimmingMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .noSuchSwim(let name):
      localizer.localized(
        cs: "trénink „\(name)“ neexistuje", en: "there is no swim \"\(name)\"", hint: localizer.swimList)
    case .noSwimYet:
      localizer.localized(
        cs: "v knize ještě není žádný trénink", en: "the book has no swims yet",
        hint: localizer.command("import", "PATH", cs: "Načtěte nějaký", en: "Import some"))
    case .noSuchSegment(let name, let segments):
      localizer.localized(
        cs: "úsek „\(name)“ neexistuje", en: "there is no segment \"\(name)\"",
        hint: segments == 0
          ? localizer.say(cs: "Ten trénink nemá délky.", en: "That swim has no laps.")
          : localizer.say(cs: "Ten trénink má úseky 1 až \(segments).", en: "That swim has segments 1 to \(segments)."))
    case .segmentWasJoined(let name, let segment):
      localizer.localized(
        cs: "úsek \(name) je napojený na \(segment)", en: "segment \(name) was joined to \(segment)",
        hint: localizer.command("swim", "segment", segment, cs: "Ukáže ho", en: "See that one"))
    case .noSuchCourse(let course, let courses):
      localizer.localized(
        cs: "bazén „\(course.trimmingPrefix("other-"))“ neexistuje",
        en: "there is no course \"\(course.trimmingPrefix("other-"))\"",
        hint: localizer.say(
          cs: "V knize jsou tréninky na bazénech: \(courses.joined(separator: ", "))",
          en: "The book has swims on: \(courses.joined(separator: ", ")).")
      )
    case .noRecordsOfStyle(let style, let styles):
      localizer.localized(
        cs: "rekordy se nevedou: \(localizer.name(ofStyle: style))", en: "there are no records for \(style)",
        hint: localizer.choice(ofStyles: styles))
    case .noRecordsOfDistance(let distance):
      localizer.localized(cs: "rekordy se nevedou: \(distance)", en: "there are no records for \(distance)")
    case .noSwimName(let text):
      localizer.notAName(
        text, cs: "jméno tréninku", en: "a swim's name", hint: localizer.swimList)
    case .noSegmentName(let text):
      localizer.notAName(
        text, cs: "jméno úseku", en: "a segment's name",
        hint: localizer.say(
          cs: "Vypadá takto: 20230604T231603Z.13, jméno tréninku a číslo úseku v něm.",
          en: "It looks like 20230604T231603Z.13, the name of the swim and the number of the segment in it."))
    case .noCourseName(let text):
      localizer.notAName(
        text, cs: "bazén", en: "a course",
        hint: localizer.say(
          cs: "Na výběr je: lcm, scm, scy, nebo podle délky: other-33.33m",
          en: "There are: lcm, scm, scy, or by its length: other-33.33m"))
    case .noStyleName(let text, let styles):
      localizer.notAName(
        text, cs: "styl", en: "a style", hint: localizer.choice(ofStyles: styles))
    case .noPoolLength: localizer.localized(cs: "bazén má 5 až 200 metrů", en: "a pool is 5 to 200 metres long")
    case .noLapRange:
      localizer.localized(
        cs: "délky jsou dvě čísla od 1, první a poslední", en: "laps are two numbers from 1, first and last")
    case .noSwimReference(let text):
      localizer.notAName(
        text, cs: "trénink", en: "a swim",
        hint: localizer.say(
          cs: "Napište last, den jako 2025-08-19, nebo jméno tréninku či jeho začátek.",
          en: "Give last, a day such as 2025-08-19, or the name of a swim or its beginning."))
    case .noComparedReference(let text):
      localizer.notAName(
        text, cs: "trénink ani pokus", en: "a swim or an attempt",
        hint: localizer.say(
          cs: "Napište trénink (last, 2025-08-19), nebo pokus: úsek a délky jako 20250809T174358Z.9:27-28.",
          en: "Give a swim (last, 2025-08-19), or an attempt: a segment and laps such as 20250809T174358Z.9:27-28."))
    case .comparesOneKind:
      localizer.localized(
        cs: "porovnat jde jen dva tréninky, nebo dva pokusy",
        en: "only two swims can be compared, or two attempts")
    case .splitsOfExcluded(let segment):
      localizer.localized(
        cs: "v úseku \(segment) jsou vynechané délky, a tak nemá mezičasy",
        en: "segment \(segment) has excluded laps, so it has no splits")
    case .poolOption(let text):
      localizer.localized(
        cs: "„\(text)“ není délka bazénu: zadejte metry od 5 do 200, nebo yardy jako 25yd",
        en: "\"\(text)\" is not a pool length: give metres from 5 to 200, or yards as 25yd")
    case .poolTwice:
      localizer.localized(
        cs: "--pool udává pro všechny soubory dvě délky", en: "--pool gives two lengths for all files",
        hint: localizer.say(
          cs: "Pro jednotlivé soubory: --pool SOUBOR=METRY.", en: "For single files: --pool FILE=METRES."))
    case .noTarget:
      localizer.localized(
        cs: "na této trati cíl není", en: "this event has no target",
        hint: localizer.command("swim", "targets", cs: "Které jsou, ukáže", en: "List them"))
    case .noConvertedTime(let text):
      localizer.localized(
        cs: "„\(text)“ není čas", en: "\"\(text)\" is not a time",
        hint: localizer.say(cs: "Napište čas jako 1:06.00", en: "Give a time such as 1:06.00"))
    case .nothingToExport(let swim):
      localizer.localized(
        cs: "trénink \(swim) nemá délky, nebo se neví, jak dlouhý byl bazén: není co zapsat",
        en: "swim \(swim) has no lengths, or its pool is not known: there is nothing to write")
    case .emptyTable: localizer.localized(cs: "tabulka by byla prázdná", en: "the table would be empty")
    case .lostSwim:
      localizer.localized(cs: "trénink: není to, co bylo zapsáno", en: "a swim, which is not what was written")
    case .lostHeartRate:
      localizer.localized(cs: "tep: není to, co bylo zapsáno", en: "a heart rate, which is not what was written")
    case .lostSurroundings:
      localizer.localized(
        cs: "okolí tréninků: není to, co bylo zapsáno",
        en: "the data around the swims, which is not what was written")
    }
  }
}
