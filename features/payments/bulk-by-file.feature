Feature: Paying many from a file
  The bank reads a workbook and checks each row. Wrong rows are put right or dropped, and only then everything is paid at once.

  Background:
    Given a company with these people:
      | Ama  | Single    |
      | Kofi | Initiator |

  @S2-2.1-22..23 @S2-3-069 @S2-2.1-24 @S2-7-35 @S1-1-09 @engines @engines-short
  Scenario: A file of transfers is uploaded, paid and posted
    Given Ama has signed in
    And Ama has opened "/transfers"
    And Ama has pressed "Bulk Transfer"
    And Ama has uploaded from the Current account:
      | Beneficiary Name | Beneficiary Account | Beneficiary Bank | Bank Branch | Transaction Amount | Transaction Type | Transaction Narration |
      | Own Savings      | the Savings account |                  |             | 100                | domestic         | Reserve               |
      | Accra Packaging  | 1441000234567       | Ecobank Ghana    |             | 50.00              | instant          | Cartons               |
    And Ama sees the button "Cancel Bulk Transfer"
    And Ama sees the columns of the list:
      | Row              |
      | Beneficiary Name |
      | Account Number   |
      | Bank             |
      | Bank Branch      |
      | Amount           |
      | Transfer Type    |
      | Description      |
      | Charge           |
      | Status           |
    And Ama has pressed "Make Transfer"
    When Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Savings account holds GHS 300.00
    And the Current account holds GHS 845.00
    And the bank has been asked for the bulk transfer with:
      | sourceAccount | the Current account |
      | transferType  | BULK-TRANSFER       |
      | saveBen       | false               |
      | isSchedule    | false               |
    And the bank has been asked for the bulk transfer with the rows:
      | transactionType | beneficiaryName | transactionAmount | transactionNarration | charge |
      | domestic        | Own Savings     | 100.00            | Reserve              | 0.00   |
      | instant         | Accra Packaging | 50.00             | Cartons              | 5.00   |

  @S2-1-10..11 @nightly
  Scenario: An Initiator's list waits for approval, and no money moves
    Given Kofi has signed in
    And Kofi has opened "/transfers"
    And Kofi has pressed "Bulk Transfer"
    And Kofi has uploaded from the Current account:
      | Beneficiary Name | Beneficiary Account | Transaction Amount | Transaction Type | Transaction Narration |
      | Own Savings      | the Savings account | 100                | domestic         | Reserve               |
    And Kofi has pressed "Make Transfer"
    When Kofi confirms with the code sent to him
    Then Kofi is told "Transfer request has been successfully sent for approval!"
    And the Savings account holds GHS 200.00

  @engines @engines-short
  Scenario: The company's own spreadsheet is paid, without its title and its total
    Given Kofi has signed in
    And Kofi has opened "/transfers"
    And Kofi has pressed "Bulk Transfer"
    And Kofi has picked the company's own spreadsheet for the Current account:
      | Payroll November |             |                     |                |
      | No               | Employee    | Account No          | Net pay (GHS)  |
      | 1                | Own Savings | the Savings account | the number 100 |
      |                  | Total       |                     | the number 100 |
    And Kofi is told "1 row to pay, GHS 100.00 in total"
    And Kofi has pressed "Use these columns"
    And Kofi has pressed "Upload Forms"
    And the list shows Kofi:
      | Row | Beneficiary Name | Amount     | Description      |
      | 3   | Own Savings      | GHS 100.00 | Payroll November |
    And Kofi has pressed "Make Transfer"
    When Kofi confirms with the code sent to him
    Then Kofi is told "Transfer request has been successfully sent for approval!"
    And the Savings account holds GHS 200.00

  @S2-2.2-24..27 @S2-5-044 @S2-3-094 @S2-3-101 @S2-7-35 @S1-1-11
  Scenario: A file of wallets is uploaded, paid and posted
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer"
    And Ama has uploaded from the Current account:
      | Beneficiary Name | Beneficiary Wallet Number | Network | Amount | Narration |
      | Abdul            | 0244123456                | MTN     | 20.00  | Airtime   |
      | Mercy            | 0204987123                | Telecel | 150.00 | Per diem  |
    And Ama sees the heading "Bulk Transfers List"
    And Ama is told "1-2 from 2"
    And Ama sees the button "Cancel Bulk Transfer"
    And Ama has pressed "Make Transfer"
    When Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 827.00
    And the bank has been asked for the bulk payment to wallets with:
      | totalElevyFee | 0.50 |
    And the bank has been asked for the bulk payment to wallets with the rows:
      | beneficiaryWalletNumber | walletName   | amount | narration | eleveyFee | charge | transactionType |
      | 0244123456              | Abdul Rahman | 20.00  | Airtime   | 0.00      | 0.50   | A2W             |
      | 0204987123              | Mercy Tetteh | 150.00 | Per diem  | 0.50      | 2.00   | A2W             |

  @S2-4-34 @S2-7-35
  Scenario: A file of cards is uploaded, paid and posted
    Given Ama has signed in
    And Ama has opened "/prepaidCardLoad"
    And Ama has pressed "Bulk Card Load"
    And Ama has uploaded from the Current account:
      | Customer ID | Card Last Digits | Beneficiary Name | Phone Number | Amount | Narration |
      | 40012001    | 0042             | Daniel Quaye     | 0244550101   | 99.99  | Per diem  |
    And Ama has pressed "Proceed"
    When Ama confirms with the code sent to her
    Then Ama is told "Transfer Completed Successfully!"
    And the Current account holds GHS 900.01
    And the bank has been asked for the bulk card load with the rows:
      | customerId | cardLastDigit | phoneNumber | amount | narration |
      | 40012001   | 0042          | 0244550101  | 99.99  | Per diem  |

  @S2-8-21 @S2-4-32..33 @S2-4-28 @S1-4-07 @S2-4-30 @S2-2.1-24 @S2-2.1-32
  Scenario Outline: A list of <kind> with a row of code 10 cannot be paid, and shows the bank's reason
    Given Ama has signed in
    And Ama has opened "<path>"
    And Ama has pressed "<kind>"
    When Ama uploads from the Current account:
      | <headings> |
      | <good>     |
      | <bad>      |
    Then Ama is told "<reason>"
    And Ama is told "1 row with errors"
    And row 2 of the list is marked for Ama
    And Ama cannot press "<pay>"
    And Ama sees the button "Cancel Bulk Transfer"

    Examples:
      | kind           | path             | pay     | reason             | headings                                                                         | good                                     | bad                                  |
      | Bulk Card Load | /prepaidCardLoad | Proceed | Customer not found | Customer ID; Card Last Digits; Beneficiary Name; Phone Number; Amount; Narration | 40012001; 0042; Daniel; 0244550101; 1; x | 0999; 0042; Daniel; 0244550101; 1; x |

  Scenario Outline: The reason of a wrong row of <kind> is visible at every width, even if it is long
    Given Ama has signed in
    And Ama has opened "<path>"
    And Ama has pressed "<kind>"
    When Ama uploads from the Current account:
      | <headings> |
      | <good>     |
      | <bad>      |
    Then the list of the file fits Ama's screen at every width, with "<reason>" in row 2

    Examples:
      | kind                       | path             | reason             | headings | good | bad |
      | Bulk Transfer              | /transfers       | Account not found  | Beneficiary Name; Beneficiary Account; Beneficiary Bank; Bank Branch; Transaction Amount; Transaction Type; Transaction Narration | Nana Akosua Konadu-Agyemang II; 6011130004521; National Investment Bank Limited; Tema Harbour Area 1; 88888888.88; noninstant; Salary November staff 27. | Kumasi Agricultural Cooperative Society Ltd Savgs; 0000000000000; Asempa Bank; Accra High Street; 88888888.88; domestic; Salary November staff 27. |

  @S2-4-27
  Scenario: A wrong row is corrected in the list and checked again, and another one is removed
    Given Ama has signed in
    And Ama has opened "/mobileMoney"
    And Ama has pressed "Mobile Money Bulk Transfer"
    And Ama has uploaded from the Current account:
      | Beneficiary Name | Beneficiary Wallet Number | Network | Amount | Narration |
      | Abdul            | the number 244123456      | MTN     | 20.00  | Airtime   |
    And Ama was told "Format Beneficiary Wallet Number as text and enter it again: in this form it may have lost digits."
    And Ama has pressed "Correct row 1"
    And Ama has typed "0244123456" into "Wallet Number"
    And Ama has pressed "Check again"
    And Ama sees no dialog
    And the list shows Ama:
      | Row | Wallet Number | Wallet Name  |
      | 1   | 0244123456    | Abdul Rahman |
    And Ama can press "Make Transfer"
    And Ama has pressed "Cancel Bulk Transfer"
    And Ama has uploaded from the Current account:
      | Beneficiary Name | Beneficiary Wallet Number | Network | Amount | Narration |
      | Abdul            | 0244120000                | MTN     | 20.00  | Airtime   |
    When Ama presses "Drop row 1"
    Then Ama cannot press "Make Transfer"

  @S2-7-45..46 @S2-2.2-20 @S1-7-34
  Scenario Outline: A filled-in template of <kind> uploads without errors
    Given Ama has signed in
    And Ama has opened "<path>"
    And Ama has pressed "<kind>"
    When Ama fills in the template and uploads it from the Current account: "<row>"
    Then Ama is told "1 row in the list"
    And Ama is not told "with errors"
    And Ama can press "<pay>"

    Examples:
      | kind                       | path             | pay           | row                                              |
      | Bulk Card Load             | /prepaidCardLoad | Proceed       | 40012001; 0042; Daniel; 0244550101; 1; Per diem  |
