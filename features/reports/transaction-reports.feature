Feature: Transaction reports
  What the company paid, kind by kind: filtered, looked into and downloaded.

  Background:
    Given a company with these people:
      | Kofi | Initiator |
      | Ama  | Single    |

  @time @S3-2.5-01 @S3-2.5-17..18 @S3-2.5-20..22 @S3-2.5-24 @S3-2.5-26
  Scenario: Nothing is shown before filters are applied
    When Ama opens the report "Transfers > Between Own Accounts"
    Then Ama is on "/transactionReports"
    And Ama sees the heading "Transaction Reports"
    And Ama is told "Apply Filters to generate report"
    And Ama sees these fields:
      | Report Category | Transaction ID | Schedule ID | Start Date | End Date |
    And Ama is offered in "Report Category" only "ALL, Successful, Failed, Pending"
    And these fields show Ama:
      | Report Category | all |
      | Transaction ID  |     |
      | Schedule ID     |     |
      | Start Date      |     |
      | End Date        |     |
    And Ama can press "Apply filters"
    And the bank has not been asked for the report of transactions

  @time @S2-2.1-05 @S3-2.1-16 @S3-2.5-02..16 @S3-3-100
  Scenario: Five tabs group the kinds of transactions
    Given Ama has opened the report "Transfers > Between Own Accounts"
    Then Ama sees exactly these tabs:
      | Transfers | Mobile Money | Prepaid Card | Bill Payments | FX | Between Own Accounts | To Asempa Bank | To Other Bank | Bulk transfer |
    When Ama presses the tab "Mobile Money"
    Then Ama sees exactly these tabs:
      | Transfers | Mobile Money | Prepaid Card | Bill Payments | FX | Mobile Money Transfer | Mobile Money Bulk Transfer |
    When Ama presses the tab "Prepaid Card"
    Then Ama sees exactly these tabs:
      | Transfers | Mobile Money | Prepaid Card | Bill Payments | FX | Single Card Load | Bulk Card Load |
    When Ama presses the tab "Bill Payments"
    Then Ama sees exactly these tabs:
      | Transfers | Mobile Money | Prepaid Card | Bill Payments | FX | Ghana GOV | SSNIT |
    When Ama presses the tab "FX"
    Then Ama sees exactly these tabs:
      | Transfers | Mobile Money | Prepaid Card | Bill Payments | FX |

  @time @S3-2.5-23 @S3-2.5-76..77
  Scenario: Another kind of report starts with an empty filter
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Ama has opened the report "Transfers > To Other Bank"
    And Ama has pressed the tab "Between Own Accounts"
    And Ama has pressed "Apply filters"
    Then Ama sees 1 row
    When Ama presses the tab "Mobile Money"
    And Ama presses the tab "Mobile Money Bulk Transfer"
    And Ama presses the tab "Transfers"
    Then Ama sees the chosen tab "Between Own Accounts"
    And Ama is told "Apply Filters to generate report"
    And Ama sees 0 rows
    When Ama presses the tab "Mobile Money"
    Then Ama sees the chosen tab "Mobile Money Transfer"

  @time @S3-3-101 @S3-3-103..105 @S3-2.5-31..32 @S3-9-10
  Scenario: The filter is sent to the bank, and an empty result is shown
    Given Ama has opened the report "Transfers > Between Own Accounts"
    When Ama chooses "Failed" in "Report Category"
    And Ama types "1/11/2026" into "Start Date"
    And Ama types "19 Nov 2026" into "End Date"
    And Ama presses "Apply filters"
    Then Ama is told "No Transaction Found"
    And Ama is told "No transactions found. No results for your filters were found. Kindly try other filers."
    And the bank has been asked for the report of transactions with:
      | reportCategory | FAILED     |
      | startDate      | 01-11-2026 |
      | endDate        | 19-11-2026 |
      | pageNumber     | 1          |
      | pageSize       | 10         |

  @time @S3-2.5-25 @S3-5-53
  Scenario: An invalid date is cleared, and a future one is refused
    Given Ama has opened the report "Transfers > Between Own Accounts"
    When Ama types "31 Feb 2026" into "Start Date" and leaves it
    Then "Start Date" shows Ama ""
    When Ama types "20 Nov 2026" into "End Date"
    And Ama opens the calendar of "End Date"
    Then Ama can choose the day 20 and not the day 21
    When Ama presses the keys "Escape"
    And Ama types "20 Nov 2026" into "Start Date"
    And Ama opens the calendar of "Start Date"
    Then Ama can choose the day 20 and not the day 21

  @time @S3-4-69..70 @S3-9-07..08 @S3-2.5-28..30
  Scenario: A report is read page by page
    Given Kofi has asked 12 times to move GHS 5.00 from the Current account to the Savings account
    And Ama has opened the report "Transfers > Between Own Accounts"
    When Ama presses "Apply filters"
    Then Ama is told "1-10 from 12"
    And Ama is offered in "Entries per page" only "10, 20, 50"
    When Ama turns to the next page
    Then Ama is told "11-12 from 12"
    And the bank has been asked for the report of transactions at last with:
      | pageNumber | 2  |
      | pageSize   | 10 |
    When Ama chooses 20 rows a page
    Then Ama is told "1-12 from 12"
    And the bank has been asked for the report of transactions at last with:
      | pageNumber | 1  |
      | pageSize   | 20 |

  @time @S3-8-07 @S3-8-09
  Scenario: A report that cannot be loaded leaves the former rows
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Ama has opened the report "Transfers > Between Own Accounts"
    And Ama has pressed "Apply filters"
    And Ama sees 1 row
    And the bank refuses the report of transactions with "The archive is closed."
    When Ama chooses "Failed" in "Report Category"
    And Ama presses "Apply filters"
    Then the bank has refused the report
    And Ama sees 1 row
    And Ama is not told "The archive is closed."

  @time @S3-8-09
  Scenario: A first report that cannot be loaded shows a message
    Given the bank refuses the report of transactions with "The archive is closed."
    And Ama has opened the report "Transfers > Between Own Accounts"
    When Ama presses "Apply filters"
    Then the bank has refused the report
    And Ama is told "Apply Filters to generate report"
    And Ama is not told "The archive is closed."

  @time @S3-2.5-27 @S3-7-60..61 @S3-7-64 @S3-7-66..67 @S1-1-19
  Scenario Outline: Downloading a report as <format>
    Given Kofi has asked to move GHS 150.00 from the Current account to the Savings account
    And Ama has opened the report "Transfers > Between Own Accounts"
    And Ama has pressed "Apply filters"
    When Ama chooses to download the report as "<format>"
    Then Ama gets a report ending in "PDF_Report.<extension>" as "<type>"
    And the bank has been asked for the download of a report with:
      | transactionType | OWN_ACCOUNT_TRANSFER |
      | reportCategory  | ALL                  |
      | downloadType    | <asked>              |

    Examples:
      | format | extension | asked | type                                                                    |
      | Excel  | xlsx      | EXCEL | application/vnd.openxmlformats-officedocument.spreadsheetml.sheet       |
      | PDF    | pdf       | PDF   | application/pdf                                                         |
      | Word   | docx      | WORD  | application/vnd.openxmlformats-officedocument.wordprocessingml.document |

  @time @S3-2.5-33..35 @S3-2.5-41 @S3-4-68 @S3-7-59 @S3-9-09
  Scenario: The report of a bulk lists its payees
    Given Kofi has asked for a request of the kind "Transfers > Bulk Transfer" from the Current account
    And Ama has opened the report "Transfers > Bulk transfer"
    And Ama has pressed "Apply filters"
    When Ama follows the link of the request
    Then Ama sees the heading "Bulk Transfers List"
    And Ama sees 2 rows
    And Ama is told "Akosua Mensah"
    And the bank has been asked for the report of a bulk's payees with:
      | bulkId     | the request |
      | scheduleId | SCH-4711    |
      | pageNumber | 1           |
      | pageSize   | 10          |
    When Ama opens the advice of the report's row
    Then Ama sees the dialog "Payment Advice"
    And the dialog sums up for Ama:
      | Akosua Mensah | Pending |
    And Ama cannot press "Download advice"
    When Ama presses "Close"
    And Ama presses "Back"
    Then Ama sees no heading "Bulk Transfers List"
    And Ama sees 1 row

  @time @S3-2.5-36..39
  Scenario Outline: The details of a past <kind> are shown
    Given Kofi has asked for a request of the kind "<kind>" from the Current account
    And Ama has opened the report "<tabs>"
    And Ama has pressed "Apply filters"
    When Ama opens the report's row by "<link>"
    Then Ama sees the dialog "Transaction Details"
    And the dialog sums up for Ama:
      | <one> | <two> | Invoice 7 | Schedule ID |

    Examples:
      | kind                                 | tabs                                 | link        | one           | two          |
      | Transfers > Between Own Accounts     | Transfers > Between Own Accounts     | the request | 1020304055555 | Yaw Boateng  |
      | Mobile Money > Mobile Money Transfer | Mobile Money > Mobile Money Transfer | SCH-4711    | Network       | MTN          |
      | Bill Payments > Ghana Gov            | Bill Payments > Ghana GOV            | SCH-4711    | GG-2026-0099  | Direct Taxes |
      | Bill Payments > SSNIT                | Bill Payments > SSNIT                | SCH-4711    | PA-556677     | Regular      |
      | FX Transfer Request                  | FX                                   | the request | Kenya         | BARCKENX     |

  @time @S3-2.5-52..53 @S3-3-76..82 @S3-3-84
  Scenario: A record is read from the bank's other field names
    Given the bank reports this transaction:
      | id                | R-1                |
      | scheduleId        | SCH-9              |
      | sourceAccount     | 1020304050607      |
      | sourceAccountName | Adom Operations    |
      | accountType       | Current            |
      | beneficiaryAccount | 0244123456        |
      | beneficiaryName   | Abena Osei         |
      | amount            | 100.00             |
      | charge            | 1.25               |
      | totalAmount       | 101.25             |
      | narration         | Market             |
      | status            | APPROVED           |
      | transactionType   | Wallet payment     |
      | transactionDate   | 18-11-2026 10:00   |
      | initiator         | Kofi Annan         |
      | dateInitiated     | 17-11-2026         |
      | approver          | Efua Sutherland    |
      | dateApproved      | 19-11-2026         |
    And Ama has opened the report "Mobile Money > Mobile Money Transfer"
    When Ama presses "Apply filters"
    Then the report shows Ama:
      | Transaction ID | R-1                           |
      | Schedule ID    | SCH-9                         |
      | Source Account | 1020304050607 / Current       |
      | Network        |                               |
      | Wallet         | 0244123456 / Abena Osei       |
      | Amount         | GHS 100.00                    |
      | E-Levy         | GHS 0.00                      |
      | Total Amount   | GHS 101.25                    |
      | Narration      | Market                        |
      | Status         | Approved                      |
      | Created        | Kofi Annan / 17 Nov 2026      |
      | Final Approval | Efua Sutherland / 19 Nov 2026 |
      | Advice         |                               |
    When Ama opens the report's row by "R-1"
    Then the dialog sums up for Ama:
      | Adom Operations | Wallet payment | 18 Nov 2026, 10:00 | GHS 1.25 |
