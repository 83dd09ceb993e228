Feature: The statement of an account
  What moved on an account in a period: on the screen, filtered, as a file and by e-mail.

  Background:
    Given a company with these people:
      | Ama  | Single |
      | Adwoa | Viewer |
    And these accounts:
      | account | currency | holds    |
      | Current | GHS      | 1,000.00 |
      | Savings | GHS      | 200.00   |
      | Empty   | GHS      | 0.00     |

  @S1-1-05 @S1-2.1-15 @S1-2.1-32 @S1-2.12-01..06
  Scenario: The statement shows the latest transactions, the newest first
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    When Ama opens the statement
    Then Ama is on "/bankStatements"
    And Ama sees the heading "Account Statement"
    And Ama sees, among others, these buttons:
      | Download Statement | Email Statement | Filter Type |
    And Ama sees the field "Account"
    And Ama sees exactly this statement:
      | Type   | Date        | Narration        | Amount       |
      | Debit  | 20 Nov 2026 | Between accounts | −GHS 150.00   |
      | Credit | 20 Nov 2026 | Opening balance  | +GHS 1,000.00 |

  @time @S1-2.12-27..28 @S1-3-34 @S1-7-25 @S1-7-41
  Scenario: The period is from thirty days back to sixty ahead, unless another one is chosen
    When Ama opens the statement
    Then Ama sees the days "21 Oct 2026 – 19 Jan 2027"
    And the bank has been asked for the list of movements with:
      | startDate     | 21-10-2026          |
      | endDate       | 19-01-2027          |
      | accountNumber | the Current account |

  @S1-2.12-31 @S1-3-34
  Scenario: The details of an account link to its statement
    Given Ama has signed in
    When Ama opens the details of the Savings account
    And Ama presses "Account Statement"
    Then Ama is on "/bankStatements"
    And Ama sees the Savings account chosen for the statement
    And Ama sees exactly this statement:
      | Type   | Date        | Narration       | Amount      |
      | Credit | 20 Nov 2026 | Opening balance | +GHS 200.00 |

  @S1-4-31 @S1-2.12-01 @S1-2.12-08
  Scenario: The statement of another account is requested immediately
    Given Ama has opened the statement
    When Ama chooses the Empty account for the statement
    Then Ama is told "There are no transactions."
    And the bank has been asked for 2 statements
    And the bank has been asked for the list of movements with:
      | accountNumber | the Empty account |

  @S1-4-32 @S1-2.12-26 @S1-2.12-02 @engines
  Scenario: Another period of a statement is requested immediately
    Given Ama has opened the statement
    When Ama chooses the days "1/10/2026" to "19 Nov 2026"
    Then Ama is told "There are no transactions."
    And Ama sees the days "1 Oct 2026 – 19 Nov 2026"
    And the bank has been asked for the list of movements with:
      | startDate | 01-10-2026 |
      | endDate   | 19-11-2026 |

  @time @S1-2.12-29 @engines
  Scenario: No period begins in the future
    Given Ama has opened the statement
    And Ama has pressed "Date range 21 Oct 2026 – 19 Jan 2027"
    When Ama types "20 Nov 2026" into "Start date"
    And Ama opens the calendar of "Start date"
    Then Ama can choose the day 20 and not the day 21

  @mobile @S1-2.12-07 @S1-3-39..40
  Scenario: A phone shows the statement as cards
    Given Ama has moved GHS 150.00 from the Current account to the Savings account
    And Ama has pressed "Close"
    When Ama opens the statement
    Then Ama sees these statement cards:
      | 20 Nov 2026 | Debit  | Between accounts | −GHS 150.00   |
      | 20 Nov 2026 | Credit | Opening balance  | +GHS 1,000.00 |

  @S1-3-39..41
  Scenario: Credits, debits and their currency
    Given the bank lists these transactions:
      | type | date             | narration        | amount  | currency |
      | C    | 19-11-2026 10:15 | Hamburg Kakao    | 1250.5  | USD      |
      | D    | 18-11-2026       | Guangzhou Machines | 4800.00 | USD      |
    When Ama opens the statement
    Then Ama sees exactly this statement:
      | Type   | Date        | Narration          | Amount       |
      | Credit | 19 Nov 2026 | Hamburg Kakao      | +USD 1,250.50 |
      | Debit  | 18 Nov 2026 | Guangzhou Machines | −USD 4,800.00 |

  @S1-8-09..10 @S1-8-26
  Scenario: A statement that the bank refuses is shown as an empty list
    Given Ama has opened the statement
    And Ama sees 1 transactions
    And the bank refuses the list of movements with "The archive is closed."
    When Ama chooses the Savings account for the statement
    Then Ama is told "There are no transactions."
    And Ama sees 0 transactions
    And Ama is not told "The archive is closed."
    And Ama sees no dialog

  @S1-2.12-05 @S1-2.12-09..15 @S1-2.12-18
  Scenario: The filter opens with its default values
    Given Ama has opened the statement
    When Ama presses "Filter Type"
    Then Ama sees the dialog "Transaction History Filter"
    And Ama is told "Type of operation"
    And Ama sees exactly the options "All, Credit, Debit"
    And the option "All" is chosen for Ama
    And Ama is told "Amount range"
    And these fields show Ama:
      | From      | 0.00      |
      | To        | 100000.00 |
      | Narration |           |
    And Ama sees these buttons:
      | Reset Filter | Cancel | Apply |
    When Ama presses the keys "abcdefghijklmnopqrstuvwxyz" in "Narration"
    Then "Narration" shows Ama "abcdefghijklmnopqrstuvwxy"

  @S1-2.12-05 @S1-2.12-16..22
  Scenario: The filter selects among the transactions that are loaded
    Given the bank lists these transactions:
      | type | date       | narration           | amount  | currency |
      | C    | 19-11-2026 | MoMo takings Makola | 900.00  | GHS      |
      | D    | 18-11-2026 | ECG power           | 700.00  | GHS      |
      | D    | 17-11-2026 | MoMo payout         | 90.00   | GHS      |
    And Ama has opened the statement
    When Ama presses "Filter Type"
    And Ama chooses the option "Debit"
    And Ama presses "Cancel"
    Then Ama sees 3 transactions
    When Ama presses "Filter Type"
    And Ama chooses the option "Debit"
    And Ama presses "Apply"
    Then Ama sees 2 transactions
    When Ama presses "Filter Type"
    And Ama types "100" into "From"
    And Ama presses "Apply"
    Then Ama sees exactly this statement:
      | Type  | Date        | Narration | Amount     |
      | Debit | 18 Nov 2026 | ECG power | −GHS 700.00 |
    When Ama presses "Filter Type"
    And Ama types "momo" into "Narration"
    And Ama presses "Apply"
    Then Ama is told "There are no transactions."
    When Ama presses "Reset Filter"
    Then Ama sees 3 transactions
    And the bank has been asked for 1 statement

  @S1-2.12-23..24 @S1-2.12-30 @S1-2.12-32 @S1-3-36 @S1-3-38 @S1-3-86 @S1-4-30 @S1-7-24 @engines @engines-short
  Scenario Outline: Downloading a statement as <format>
    Given Ama has opened the statement
    When Ama presses "Download Statement"
    And Ama chooses the option "<format>"
    And Ama presses "Download"
    Then Ama is told "Statement Download started"
    And Ama gets the statement of the Current account as a <extension> file that says "Account Statement, Opening balance, <amount>"
    And the bank has been asked for a statement with:
      | accountNumber | the Current account |
      | startDate     | 21-10-2026          |
      | endDate       | 19-01-2027          |
      | isDownload    | true                |
      | downloadType  | <format>            |

    Examples:
      | format | extension | amount   |
      | PDF    | pdf       | 1,000.00 |
      | Excel  | xlsx      | 1000     |

  @S1-8-08
  Scenario: A download that fails shows a message of the client
    Given the bank refuses a statement with "The printer is out of ink."
    And Ama has opened the statement
    When Ama presses "Download Statement"
    And Ama presses "Download"
    Then Ama is told "Could not download statement, please try again."
    And Ama is not told "The printer is out of ink."

  @S1-2.12-04 @S1-2.12-25 @S1-4-25..26 @S1-4-29 @S1-3-37 @S1-3-86
  Scenario: The statement is sent by e-mail after a code
    Given Adwoa has opened the statement
    When Adwoa presses "Email Statement"
    And Adwoa sees the dialog "E-mail Statement"
    And Adwoa types "finance@adom.example" into "E-mail"
    And Adwoa presses "Continue"
    And Adwoa confirms with the code sent to her
    Then Adwoa is told "The statement has been sent to finance@adom.example."
    And "Close" leads Adwoa to "/dashboard"
    And the bank has been asked, in this order, for:
      | a one-time code       |
      | the check of the code |
      | a statement           |
    And the bank has been asked for a statement with:
      | isDownload   | false                |
      | downloadType | email                |
      | email        | finance@adom.example |

  @S1-4-27
  Scenario: A sent e-mail is confirmed in the client's words if the bank sends no message
    Given the bank leaves out description in its answer to a statement
    And Ama has opened the statement
    When Ama presses "Email Statement"
    And Ama presses "Continue"
    And Ama confirms with the code sent to her
    Then Ama is told "E-mail Statement has been sent!"

  @S1-7-33 @S1-7-42
  Scenario: The template of a statement file
    Given Ama has opened the statement
    When Ama presses "Download Statement"
    Then Ama sees these links:
      | Statement template |
    When Ama presses "Statement template"
    Then Ama gets the file "statement.xlsx"
    And "/templates/statement.xlsx" can be fetched as a workbook with the columns "Type, Date, Narration, Amount, Balance"
