package import KernelApplication
import KernelDomain
package import KernelPresentation
package import SwimmingApplication

extension SwimCorrectionMessage: LocalizableMessage {
  package func localized(_ localizer: MessageLocalizer) -> MessageText {
    switch self {
    case .lapsOutsideSegment(let laps, let segment):
      localizer.localized(cs: "\(laps) neleží v úseku \(segment)", en: "\(laps) does not lie in segment \(segment)")
    case .lapsOutsideSwim(let swim, let laps):
      localizer.localized(
        cs: "v tréninku \(swim) je \(localizer.language.counted(laps, .laps))",
        en: "swim \(swim) has \(localizer.language.counted(laps, .laps))")
    case .lapNumber: localizer.localized(cs: "délky se číslují od 1", en: "laps are numbered from 1")
    case .swimWasRemoved(let swim, let change):
      localizer.localized(
        cs: "trénink \(swim) je vyřazen", en: "swim \(swim) was removed", hint: localizer.undoFirst(change))
    case .segmentEnds(let lap):
      localizer.localized(
        cs: "úsek končí délkou \(lap): délky dvou úseků nejsou jedna",
        en: "a segment ends after lap \(lap): laps of two segments are not one length")
    case .mergeOfOneLap(let example):
      localizer.localized(
        cs: "spojit jde nejméně dvě délky: rozsah jako \(example)",
        en: "a merge takes at least two laps: a range such as \(example)")
    case .partOfMerged(let laps):
      localizer.localized(
        cs: "délky \(laps) jsou spojené v jednu: zadejte všechny",
        en: "laps \(laps) were merged into one: name all of them")
    case .lapWasSplit(let lap, let change):
      localizer.localized(
        cs: "délka \(lap) je rozdělená", en: "lap \(lap) was split", hint: localizer.undoFirst(change))
    case .lapsWereMerged(let laps, let change):
      localizer.localized(
        cs: "délky \(laps) jsou spojené v jednu", en: "laps \(laps) were merged into one",
        hint: localizer.undoFirst(change))
    case .lapWasExcluded(let lap, let change):
      localizer.localized(
        cs: "délka \(lap) je vynechaná", en: "lap \(lap) was excluded", hint: localizer.undoFirst(change))
    case .splitInto(let least, let most):
      localizer.localized(
        cs: "délku jde rozdělit na \(least) až \(most) částí",
        en: "a lap can be split into \(least) to \(most) lengths")
    case .lastSegment(let segment):
      localizer.localized(
        cs: "\(segment) je poslední úsek: za ním už žádný není",
        en: "\(segment) is the last segment: none follows it")
    case .notTorn(let laps, let change):
      localizer.localized(
        cs: "mezi délkami \(laps) žádný úsek nekončí", en: "no segment ends between laps \(laps)",
        hint: change == nil ? nil : localizer.undoFirst(change))
    case .gapTooLong(let gap, let most):
      localizer.localized(
        cs: "mezera \(localizer.language.duration(seconds: gap / 1_000)) je na spojení dlouhá: nejvýš "
          + "\(localizer.language.duration(seconds: most / 1_000)), minuta a 0,8 obvyklé délky",
        en: "a gap of \(localizer.language.duration(seconds: gap / 1_000)) is too long to join: at most "
          + "\(localizer.language.duration(seconds: most / 1_000)), a minute and 0.8 of a usual lap",
        hint: localizer.command(
          "swim", "reclaim", "SEGMENT", "--lengths", "N", cs: "Jestli jste v ní plavali, doplňte do ní délky",
          en: "If you swam in it, put its lengths back"))
    case .lengthsInGap(let least, let most):
      localizer.localized(
        cs: "do mezery jde doplnit \(least) až \(most) délek", en: "a gap can hold \(least) to \(most) lengths")
    case .tooManyLengths(let most):
      localizer.localized(
        cs: most == 0
          ? "tak rychle nikdo neplave: do mezery se nevejde ani jedna délka"
          : "tak rychle nikdo neplave: do mezery se jich vejde nejvýš \(most)",
        en: most == 0
          ? "nobody swims that fast: the gap holds no length at all"
          : "nobody swims that fast: the gap holds \(most) at most")
    case .stylesDiffer(let styles):
      localizer.localized(
        cs: "délky kolem mezery jsou různé: řekněte, jakým stylem jste plavali",
        en: "the laps beside the gap differ: say which style you swam",
        hint: localizer.choice(ofStyles: styles))
    case .lengthsReclaimed(let lap, let change):
      localizer.localized(
        cs: "za délku \(lap) jste doplnili další", en: "lengths were put in after lap \(lap)",
        hint: localizer.undoFirst(change))
    case .noDuplicate(let swim):
      localizer.localized(
        cs: "trénink \(swim) není druhý záznam: počítá se, nebo jiný záznam nemá",
        en: "swim \(swim) is not a duplicate: it already counts, or is the only recording of its swim",
        hint: localizer.command("review", cs: "Co čeká na váš úsudek, ukáže", en: "See what is left to decide"))
    case .lengthsMissing(let swim):
      localizer.localized(
        cs: "trénink \(swim) nemá délky", en: "swim \(swim) has no lengths")
    case .noUnknownStyle(let swim):
      localizer.localized(
        cs: "v tréninku \(swim) není délka, u které by styl chyběl",
        en: "no length of swim \(swim) lacks its style",
        hint: localizer.say(cs: "Všechny délky změní --all.", en: "Change every length with --all."))
    case .noSuchZone(let name):
      localizer.localized(
        cs: "časové pásmo „\(name)“ neexistuje", en: "there is no time zone \"\(name)\"",
        hint: localizer.say(cs: "Píše se jako Europe/Prague.", en: "Write it as Europe/Prague."))
    case .hasLengths(let swim):
      localizer.localized(
        cs: "vzdálenost tréninku \(swim) plyne z jeho délek",
        en: "the distance of swim \(swim) follows from its lengths")
    case .impossibleDistance:
      localizer.localized(
        cs: "to není vzdálenost v metrech", en: "this is not a distance in metres")
    case .saidAlready:
      localizer.localized(
        cs: "kniha to tak už má", en: "the book already has this",
        hint: localizer.say(cs: "Není co dělat.", en: "There is nothing to do."))
    }
  }
}
