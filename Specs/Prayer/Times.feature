@screen:prayer/times
Feature: Times of a month
  The times of a month as a table, today marked in words; each day leads to its prayers; what a day does not have is a dash
  with the reason below. Above stand the month's days in the Hijri calendar; the days of that calendar have a column where
  there is room; titles are short, and spoken whole. Below, in a line, stand where noons were, by whose method, so that a
  journey shows, and with what it was compared. A page shows AM and PM once, in a note below the table, and opens at today;
  on paper the month is one sheet, with today between two lines. In Ramadan, imsak is a column and Maghrib's title says that
  the fast ends. The table is saved from the menu of the header. The night's parts of today are for information. Another
  month is a step away in the header, within the years that are known, and so is today.

  @doors @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in Czech
    Given the user is in "Prague"
    When I open "recordbook://prayer/times" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Časy, listopad 2026
      ═══════════════════
      21. džumádá al-úlá – 20. džumádá al-áchira 1448 AH

      Den            Fadžr  Východ   Zuhr    Asr  Magh.    Iša
      ne 1.           5:02    6:52  11:47  14:12  16:39  18:23
      po 2.           5:04    6:54  11:47  14:11  16:37  18:21
      út 3.           5:05    6:55  11:47  14:09  16:36  18:20
      st 4.           5:06    6:57  11:47  14:08  16:34  18:18
      čt 5.           5:08    6:59  11:47  14:07  16:32  18:17
      pá 6.           5:09    7:00  11:47  14:06  16:31  18:15
      so 7.           5:11    7:02  11:47  14:04  16:29  18:14
      ne 8.           5:12    7:04  11:47  14:03  16:28  18:13
      po 9.           5:14    7:05  11:47  14:02  16:26  18:12
      út 10.          5:15    7:07  11:47  14:01  16:25  18:10
      st 11.          5:16    7:09  11:47  14:00  16:23  18:09
      čt 12.          5:18    7:10  11:47  13:59  16:22  18:08
      pá 13.          5:19    7:12  11:48  13:58  16:21  18:07
      so 14.          5:21    7:14  11:48  13:57  16:19  18:06
      ne 15.          5:22    7:15  11:48  13:56  16:18  18:05
      po 16.          5:23    7:17  11:48  13:55  16:17  18:04
      út 17.          5:25    7:18  11:48  13:54  16:16  18:03
      st 18.          5:26    7:20  11:48  13:53  16:14  18:02
      čt 19.          5:27    7:22  11:49  13:52  16:13  18:01
      pá 20.          5:29    7:23  11:49  13:51  16:12  18:00
      so 21.          5:30    7:25  11:49  13:50  16:11  18:00
      ne 22. · dnes   5:31    7:26  11:49  13:50  16:10  17:59
      po 23.          5:32    7:28  11:50  13:49  16:09  17:58
      út 24.          5:34    7:29  11:50  13:48  16:08  17:57
      st 25.          5:35    7:31  11:50  13:48  16:07  17:57
      čt 26.          5:36    7:32  11:51  13:47  16:06  17:56
      pá 27.          5:37    7:34  11:51  13:46  16:06  17:56
      so 28.          5:38    7:35  11:51  13:46  16:05  17:55
      ne 29.          5:40    7:36  11:52  13:45  16:04  17:55
      po 30.          5:41    7:38  11:52  13:45  16:04  17:54

      Prague, Liga muslimského světa · S úřední tabulkou neporovnáno

      Dnešní noc
        Polovina noci          22:51
        Poslední třetina noci  1:05

      Zpět: Modlitby                         recordbook prayer
      Říjen 2026  recordbook show 'recordbook://prayer/times?month=2026-10'
      Prosinec 2026  recordbook show 'recordbook://prayer/times?month=2026-12'
      Tabulka pro tabulkový procesor (CSV)
          recordbook prayer times --month 2026-11 --csv

      ( ) Dnes         recordbook show recordbook://prayer
      (•) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: What it looks like in English
    Given the user is in "Prague"
    When I open "recordbook://prayer/times?month=2026-02" in English
    Then in a terminal 80 columns wide it reads:
      """
      Times, February 2026
      ════════════════════
      13 Sha'ban – 11 Ramadan 1447 AH

      Day        Fajr     Rise     Dhuhr      Asr    Iftar     Isha
      Sun 1   5:44 AM  7:36 AM  12:17 PM  2:32 PM  4:56 PM  6:42 PM
      Mon 2   5:43 AM  7:35 AM  12:17 PM  2:33 PM  4:58 PM  6:43 PM
      Tue 3   5:42 AM  7:33 AM  12:17 PM  2:34 PM  5:00 PM  6:45 PM
      Wed 4   5:41 AM  7:32 AM  12:17 PM  2:36 PM  5:01 PM  6:46 PM
      Thu 5   5:39 AM  7:30 AM  12:17 PM  2:37 PM  5:03 PM  6:48 PM
      Fri 6   5:38 AM  7:29 AM  12:17 PM  2:39 PM  5:05 PM  6:49 PM
      Sat 7   5:37 AM  7:27 AM  12:17 PM  2:40 PM  5:06 PM  6:51 PM
      Sun 8   5:35 AM  7:25 AM  12:17 PM  2:41 PM  5:08 PM  6:52 PM
      Mon 9   5:34 AM  7:24 AM  12:17 PM  2:43 PM  5:10 PM  6:54 PM
      Tue 10  5:32 AM  7:22 AM  12:17 PM  2:44 PM  5:12 PM  6:55 PM
      Wed 11  5:31 AM  7:20 AM  12:17 PM  2:45 PM  5:13 PM  6:57 PM
      Thu 12  5:29 AM  7:19 AM  12:17 PM  2:47 PM  5:15 PM  6:58 PM
      Fri 13  5:28 AM  7:17 AM  12:17 PM  2:48 PM  5:17 PM  7:00 PM
      Sat 14  5:26 AM  7:15 AM  12:17 PM  2:49 PM  5:19 PM  7:01 PM
      Sun 15  5:24 AM  7:13 AM  12:17 PM  2:51 PM  5:20 PM  7:03 PM
      Mon 16  5:23 AM  7:11 AM  12:17 PM  2:52 PM  5:22 PM  7:05 PM
      Tue 17  5:21 AM  7:09 AM  12:17 PM  2:53 PM  5:24 PM  7:06 PM
      Wed 18  5:19 AM  7:08 AM  12:17 PM  2:55 PM  5:25 PM  7:08 PM
      Thu 19  5:18 AM  7:06 AM  12:17 PM  2:56 PM  5:27 PM  7:09 PM
      Fri 20  5:16 AM  7:04 AM  12:17 PM  2:57 PM  5:29 PM  7:11 PM
      Sat 21  5:14 AM  7:02 AM  12:17 PM  2:59 PM  5:31 PM  7:12 PM
      Sun 22  5:12 AM  7:00 AM  12:17 PM  3:00 PM  5:32 PM  7:14 PM
      Mon 23  5:10 AM  6:58 AM  12:17 PM  3:01 PM  5:34 PM  7:16 PM
      Tue 24  5:08 AM  6:56 AM  12:16 PM  3:02 PM  5:36 PM  7:17 PM
      Wed 25  5:06 AM  6:54 AM  12:16 PM  3:04 PM  5:37 PM  7:19 PM
      Thu 26  5:04 AM  6:52 AM  12:16 PM  3:05 PM  5:39 PM  7:21 PM
      Fri 27  5:02 AM  6:50 AM  12:16 PM  3:06 PM  5:41 PM  7:22 PM
      Sat 28  5:00 AM  6:48 AM  12:16 PM  3:07 PM  5:42 PM  7:24 PM

      Prague, Muslim World League · Not compared with an official table

      Back: Prayers                  recordbook prayer
      January 2026  recordbook show 'recordbook://prayer/times?month=2026-01'
      March 2026  recordbook show 'recordbook://prayer/times?month=2026-03'
      Go to Today                    recordbook show recordbook://prayer/times
      Table for Spreadsheets (CSV)   recordbook prayer times --month 2026-02 --csv

      ( ) Today        recordbook show recordbook://prayer
      (•) Times        recordbook show recordbook://prayer/times
      ( ) Statistics   recordbook show recordbook://prayer/stats
      ( ) Profile      recordbook show recordbook://prayer/profile
      """

  @clock:2026-11-22T09:12:05Z
  Scenario: A month without sunset
    Given the user is at "69.6492,18.9553" in the zone "Europe/Oslo"
    When I open "recordbook://prayer/times?month=2026-06" in English
    Then in a terminal 80 columns wide it begins:
      """
      Times, June 2026
      ════════════════
      15 Dhu al-Hijjah – 15 Muharram 1448 AH

      Day     Fajr  Rise     Dhuhr      Asr  Magh.  Isha
      Mon 1      —     —  12:43 PM  5:46 PM      —     —
      Tue 2      —     —  12:43 PM  5:47 PM      —     —
      Wed 3      —     —  12:43 PM  5:48 PM      —     —
      Thu 4      —     —  12:44 PM  5:49 PM      —     —
      Fri 5      —     —  12:44 PM  5:49 PM      —     —
      Sat 6      —     —  12:44 PM  5:50 PM      —     —
      Sun 7      —     —  12:44 PM  5:51 PM      —     —
      Mon 8      —     —  12:44 PM  5:52 PM      —     —
      Tue 9      —     —  12:44 PM  5:52 PM      —     —
      Wed 10     —     —  12:45 PM  5:53 PM      —     —
      Thu 11     —     —  12:45 PM  5:54 PM      —     —
      Fri 12     —     —  12:45 PM  5:54 PM      —     —
      Sat 13     —     —  12:45 PM  5:55 PM      —     —
      Sun 14     —     —  12:45 PM  5:55 PM      —     —
      Mon 15     —     —  12:46 PM  5:56 PM      —     —
      Tue 16     —     —  12:46 PM  5:56 PM      —     —
      Wed 17     —     —  12:46 PM  5:57 PM      —     —
      Thu 18     —     —  12:46 PM  5:57 PM      —     —
      Fri 19     —     —  12:47 PM  5:57 PM      —     —
      Sat 20     —     —  12:47 PM  5:58 PM      —     —
      Sun 21     —     —  12:47 PM  5:58 PM      —     —
      Mon 22     —     —  12:47 PM  5:58 PM      —     —
      Tue 23     —     —  12:47 PM  5:58 PM      —     —
      Wed 24     —     —  12:48 PM  5:58 PM      —     —
      Thu 25     —     —  12:48 PM  5:58 PM      —     —
      Fri 26     —     —  12:48 PM  5:58 PM      —     —
      Sat 27     —     —  12:48 PM  5:58 PM      —     —
      Sun 28     —     —  12:48 PM  5:58 PM      —     —
      Mon 29     —     —  12:49 PM  5:58 PM      —     —
      Tue 30     —     —  12:49 PM  5:58 PM      —     —

      """

  @clock:2026-11-22T09:12:05Z
  Scenario: Without a place
    Given an empty book
    When I open "recordbook://prayer/times" in Czech
    Then in a terminal 80 columns wide it reads:
      """
      Časy, listopad 2026
      ═══════════════════

      Zatím bez místa

      Modlitby lze zaznamenávat; časy potřebují místo

      Kde jste?   recordbook prayer place CITY

      Zpět: Modlitby   recordbook prayer

      ( ) Dnes         recordbook show recordbook://prayer
      (•) Časy         recordbook show recordbook://prayer/times
      ( ) Statistika   recordbook show recordbook://prayer/stats
      ( ) Profil       recordbook show recordbook://prayer/profile
      """
    And whatever can be pressed has a label
    And every route on it opens
    And every colour is in the palette

  @clock:2026-11-22T09:12:05Z
  Scenario: A month that there is not
    Given the user is in "Prague"
    When I open "recordbook://prayer/times?month=2026-13" in English
    Then it is refused, naming "2026-13"

  @doors @clock:2027-02-20T09:12:05Z
  Scenario: In Ramadan, with imsak
    Given the user is in "Prague"
    When I open "recordbook://prayer/settings/hijri" in English
    And I press "Imsak Before Fajr (Minutes)" and give "10"
    When I open "recordbook://prayer/times?month=2027-02" in English
    Then in a terminal 80 columns wide it begins:
      """
      Times, February 2027
      ════════════════════
      24 Sha'ban – 21 Ramadan 1448 AH

      Day               Imsak     Fajr     Rise     Dhuhr      Asr    Iftar     Isha
      Mon 1           5:35 AM  5:45 AM  7:37 AM  12:17 PM  2:31 PM  4:56 PM  6:41 PM
      Tue 2           5:34 AM  5:44 AM  7:35 AM  12:17 PM  2:33 PM  4:57 PM  6:43 PM
      Wed 3           5:32 AM  5:42 AM  7:34 AM  12:17 PM  2:34 PM  4:59 PM  6:44 PM
      Thu 4           5:31 AM  5:41 AM  7:32 AM  12:17 PM  2:35 PM  5:01 PM  6:46 PM
      Fri 5           5:30 AM  5:40 AM  7:31 AM  12:17 PM  2:37 PM  5:03 PM  6:47 PM
      Sat 6           5:28 AM  5:38 AM  7:29 AM  12:17 PM  2:38 PM  5:04 PM  6:49 PM
      Sun 7           5:27 AM  5:37 AM  7:27 AM  12:17 PM  2:40 PM  5:06 PM  6:50 PM
      Mon 8           5:26 AM  5:36 AM  7:26 AM  12:17 PM  2:41 PM  5:08 PM  6:52 PM
      Tue 9           5:24 AM  5:34 AM  7:24 AM  12:17 PM  2:42 PM  5:10 PM  6:53 PM
      Wed 10          5:23 AM  5:33 AM  7:22 AM  12:17 PM  2:44 PM  5:11 PM  6:55 PM
      Thu 11          5:21 AM  5:31 AM  7:21 AM  12:17 PM  2:45 PM  5:13 PM  6:56 PM
      Fri 12          5:20 AM  5:30 AM  7:19 AM  12:17 PM  2:46 PM  5:15 PM  6:58 PM
      Sat 13          5:18 AM  5:28 AM  7:17 AM  12:17 PM  2:48 PM  5:16 PM  6:59 PM
      Sun 14          5:16 AM  5:26 AM  7:15 AM  12:17 PM  2:49 PM  5:18 PM  7:01 PM
      Mon 15          5:15 AM  5:25 AM  7:14 AM  12:17 PM  2:50 PM  5:20 PM  7:03 PM
      Tue 16          5:13 AM  5:23 AM  7:12 AM  12:17 PM  2:52 PM  5:22 PM  7:04 PM
      Wed 17          5:11 AM  5:21 AM  7:10 AM  12:17 PM  2:53 PM  5:23 PM  7:06 PM
      Thu 18          5:10 AM  5:20 AM  7:08 AM  12:17 PM  2:54 PM  5:25 PM  7:07 PM
      Fri 19          5:08 AM  5:18 AM  7:06 AM  12:17 PM  2:56 PM  5:27 PM  7:09 PM
      """
    And every route on it opens

  @clock:2026-11-27T15:00:05Z
  Scenario: A month of two clocks names the other one
    Given the user is in "Prague"
    And the user is in "New York"
    When I open "recordbook://prayer/times?month=2026-11" in English
    Then there is a text "Thu 26, Prague"
    And there is a text "Fri 27, Prague · today"
    And there is a text "4:31 PM, New York"
    And there is a text "Sat 28"
