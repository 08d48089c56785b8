@screen:prayer/stats
Feature: Statistics of prayers
  How many prayers were recorded as what, over a week, a month, a year or all: each share with what it is of and with how many
  are not recorded, as a ring with the share within it and, prayer by prayer, as bars whose parts differ by pattern, too, each
  with the percentage of it that was on time. What is not recorded is part of a bar, as the eye sees it, but not of the ring.
  Excused prayers are neither owed nor counted. A goal is shown as how many of how many, a streak only if the user wishes it;
  nothing is a failure. Half a year, or the year, is a heat map in which what is excused is marked apart, and the same as a
  table; each of its weeks leads to its days. In Czech it is Statistika: Přehled is the book's first page, and one word would
  name two places of one screen.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: A week, in Czech
    Given the user is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

        26 ze 28 včas (92,9 %) · 1 později, 1 zmeškáno, 2 nezaznamenáno

      Podle modliteb
        Fadžr    ██████████████████████████████████░░░░░░   86 %
        Zuhr     █████████████████████████████████▓▓▓▓▓▓▓   83 %
        Asr      ████████████████████████████████████████  100 %
        Maghrib  █████████████████████████████████▚▚▚▚▚▚▚   83 %
        Iša      █████████████████████████████████▚▚▚▚▚▚▚   83 %
        █ včas   ▓ později   ▒ nahrazeno   ░ zmeškáno   ▚ nezaznamenáno
        Včas: Fadžr 86 % (6 ze 7), Zuhr 83 % (5 ze 6), Asr 100 % (5 z 5), Maghrib 83 %
        (5 ze 6), Iša 83 % (5 ze 6)
        V číslech
          Modlitba  včas  později  nahrazeno  zmeškáno  omluveno  nezaznamenáno
          Fadžr        6        0          0         1         0              0
          Zuhr         5        1          0         0         0              0
          Asr          5        0          0         0         1              0
          Maghrib      5        0          0         0         0              1
          Iša          5        0          0         0         0              1

      Půl roku
             čvn     čvc     srp       zář     říj     lis
        po · · · · · · · · · · · · · · · · · · · · · · · · · 5
        út · · · · · · · · · · · · · · · · · · · · · · · · · 5
        st · · · · · · · · · · · · · · · · · · · · · · · · · 5
        čt · · · · · · · · · · · · · · · · · · · · · · · · · 5
        pá · · · · · · · · · · · · · · · · · · · · · · · · · 5
        so · · · · · · · · · · · · · · · · · · · · · · · · · 1+
        ne · · · · · · · · · · · · · · · · · · · · · · · · · 1
        1–5 vykonáno   + zčásti omluveno   e omluveno   · bez záznamu
        27 modliteb; dnů se všemi pěti: 5
        Celý rok   recordbook prayer stats year --day 2026-11-22

      Zpět: Modlitby     recordbook prayer
      Předchozí období   recordbook prayer stats week --day 2026-11-15

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      (•) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: A week, in English
    Given the user is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats" in English
    Then in a terminal 80 columns wide it begins:
      """
      Statistics
      ══════════
      Nov 16, 2026 – Nov 22, 2026

      Period
        (•) Week    recordbook prayer stats week --day 2026-11-22
        ( ) Month   recordbook prayer stats month --day 2026-11-22
        ( ) Year    recordbook prayer stats year --day 2026-11-22
        ( ) All     recordbook prayer stats all --day 2026-11-22

        26 of 28 on time (92.9%) · 1 late, 1 missed, 2 not recorded

      By Prayer
        Fajr     ██████████████████████████████████░░░░░░   86%
        Dhuhr    █████████████████████████████████▓▓▓▓▓▓▓   83%
        Asr      ████████████████████████████████████████  100%
        Maghrib  █████████████████████████████████▚▚▚▚▚▚▚   83%
        Isha     █████████████████████████████████▚▚▚▚▚▚▚   83%
        █ on time   ▓ late   ▒ made up   ░ missed   ▚ not recorded
        On time: Fajr 86% (6 of 7), Dhuhr 83% (5 of 6), Asr 100% (5 of 5), Maghrib 83%
        (5 of 6), Isha 83% (5 of 6)
        In Numbers
          Prayer   on time  late  made up  missed  excused  not recorded
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: With a goal and a streak, in Czech
    Given the user is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    And the setting "prayer.goal" is "28 prayed"
    And the setting "prayer.streak" is "on"
    When I open "recordbook://prayer/stats?period=week&day=2026-11-22" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

                   26 ze 28 včas (92,9 %) · 1 později, 1 zmeškáno, 2 nezaznamenáno
      Týdenní cíl  Tento týden vykonáno 27 ze 28

        0 dní v řadě

      Podle modliteb
        Fadžr    ██████████████████████████████████░░░░░░   86 %
        Zuhr     █████████████████████████████████▓▓▓▓▓▓▓   83 %
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A year
    Given the user is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats?period=year" in English
    Then every chart draws what its table says
    And the title is "Statistics"
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: All of it
    Given the user is in "Prague"
    And the prayers from "2026-11-16" to "2026-11-20" were recorded as "on-time"
    And these prayers were recorded:
      | day        | prayer  | status  |
      | 2026-11-21 | fajr    | missed  |
      | 2026-11-21 | dhuhr   | late    |
      | 2026-11-21 | asr     | excused |
      | 2026-11-22 | fajr    | on-time |
    When I open "recordbook://prayer/stats?period=all" in Czech
    Then in a terminal 80 columns wide it begins:
      """
      Statistika
      ══════════
      16. 11. 2026 – 22. 11. 2026

      Období
        ( ) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        (•) Vše     recordbook prayer stats all --day 2026-11-22

        26 ze 28 včas (92,9 %) · 1 později, 1 zmeškáno, 2 nezaznamenáno

      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Nothing recorded yet, in Czech
    Given an empty book
    When I open "recordbook://prayer/stats" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Statistika
      ══════════

      Období
        (•) Týden   recordbook prayer stats week --day 2026-11-22
        ( ) Měsíc   recordbook prayer stats month --day 2026-11-22
        ( ) Rok     recordbook prayer stats year --day 2026-11-22
        ( ) Vše     recordbook prayer stats all --day 2026-11-22

      Zatím žádné záznamy

      Zpět: Modlitby     recordbook prayer
      Předchozí období   recordbook prayer stats week --day 2026-11-15

      ( ) Dnes         recordbook show recordbook://prayer
      ( ) Časy         recordbook show recordbook://prayer/times
      (•) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: Nothing recorded yet, in English
    Given an empty book
    When I open "recordbook://prayer/stats" in English
    Then in a terminal 80 columns wide it begins:
      """
      Statistics
      ══════════

      Period
        (•) Week    recordbook prayer stats week --day 2026-11-22
        ( ) Month   recordbook prayer stats month --day 2026-11-22
        ( ) Year    recordbook prayer stats year --day 2026-11-22
        ( ) All     recordbook prayer stats all --day 2026-11-22

      Nothing recorded yet

      Back: Prayers    recordbook prayer
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A period that there is not
    Given an empty book
    When I open "recordbook://prayer/stats?period=decade" in English
    Then it is refused, naming "week, month, year, all"

  @clock:2026-11-22T09:12:05Z
  Scenario: Excused days are marked apart
    Given the user is in "Prague"
    And the prayers from "2026-11-09" to "2026-11-12" were recorded as "on-time"
    And the user is excused from "2026-11-13/dhuhr" because of "menses"
    And these prayers were recorded:
      | day        | prayer | status  |
      | 2026-11-13 | fajr   | on-time |
    When I open "recordbook://prayer/stats?period=all" in English
    Then the cells of the table-row "Nov 9, 2026 – Nov 15, 2026" are:
      | text                       |
      | Nov 9, 2026 – Nov 15, 2026 |
      | 21                         |
      | 14                         |
    And every route on it opens
    When I open "recordbook://prayer?day=2026-11-09" in English
    Then there is a row "Fajr, 5:14 AM, on time"

  @clock:2026-11-22T09:12:05Z
  Scenario: The weekly goal is a ring of the overview, less what is excused
    Given the user is in "Prague"
    And these prayers were recorded:
      | day        | prayer | status  |
      | 2026-11-21 | fajr   | on-time |
      | 2026-11-21 | asr    | excused |
    And the setting "prayer.goal" is "28 prayed"
    When I open "recordbook://" in English
    Then the stat "Pray" is:
      | value | 1 |

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: Prayers beyond the five
    Given the user is in "Prague"
    And the setting "prayer.extras" is "witr"
    When I open "recordbook://prayer/days/2026-11-21/isha" in English
    When I press "Witr"
    When I open "recordbook://prayer/stats" in English
    Then there is a section "Beyond the five"
